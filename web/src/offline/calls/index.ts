/** Calls of the server: one request, its envelope, its token. */
export { fitsAnswer } from './answer-shape.ts';
export { call, callBytes, callForm, type Given } from './call.ts';
export { dataIn, failureIn, isObject } from './envelope.ts';
export { exchange } from './exchange.ts';
export { areTokens, refreshSession } from './refresh-session.ts';
export { type Answered, addressOf, type Outgoing, origin, readAnswer } from './request.ts';
export { type Answer, useAnswer } from './use-answer.ts';
