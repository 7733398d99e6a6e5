import type { RecorderProblem } from './use-recorder.ts';

export const recorderProblems: Readonly<Record<RecorderProblem, string>> = {
  'no-microphone': 'There is no microphone this page can use. You can upload an audio file instead.',
  refused:
    "The browser does not let this page use the microphone. Allow it in the browser's settings, or upload an audio file.",
  busy: 'Another app is using the microphone. Close that app and record again, or upload an audio file.',
  'no-room':
    'This device has no room left, so the recording ended. What was saved until then is kept. Free up space and record again.',
  failed: 'The recording ended because of an error. What was saved until then is kept.',
};
