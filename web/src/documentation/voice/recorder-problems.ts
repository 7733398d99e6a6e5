import type { RecorderProblem } from './use-recorder.ts';

export const recorderProblems: Readonly<Record<RecorderProblem, string>> = {
  'no-microphone': 'There is no microphone this page can use. You can upload an audio file instead.',
  refused:
    "The browser does not let this page use the microphone. Allow it under the icon beside the address (installed: in the phone's settings) and record again, or upload an audio file.",
  busy: 'Another app is using the microphone. Close that app and record again, or upload an audio file.',
  'no-room-yet': 'This device has no room left for a recording. Free up space and record again.',
  'not-begun': 'The recording did not begin because of an error. Record again, or upload an audio file.',
  gone: 'The microphone went away, as a call or another app takes it, and the recording ended. What was said until then is kept.',
  'no-room':
    'This device has no room left, so the recording ended. What was saved until then is kept. Free up space and record again.',
  failed: 'The recording ended because of an error. What was saved until then is kept.',
};
