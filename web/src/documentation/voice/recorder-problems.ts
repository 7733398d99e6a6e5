import type { RecorderProblem } from './use-recorder.ts';

export const recorderProblems: Readonly<Record<RecorderProblem, string>> = {
  'no-microphone': 'No microphone found. You can upload an audio file instead.',
  refused:
    "The browser is blocking the microphone. Allow it with the icon next to the address (installed app: in your phone's settings) and record again, or upload an audio file.",
  busy: 'Another app is using the microphone. Close that app and record again, or upload an audio file.',
  'no-room-yet': 'This device is out of space. Free up space and record again.',
  'not-begun': "The recording couldn't start because of an error. Record again, or upload an audio file.",
  gone: 'Recording stopped because a call or another app took the microphone. Everything up to then is saved.',
  'no-room':
    'Recording stopped because this device is out of space. Everything up to then is saved. Free up space and record again.',
  failed: 'Recording stopped because of an error. Everything up to then is saved.',
};
