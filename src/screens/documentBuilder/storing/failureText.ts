import type { Failure } from './refusal';

/** The key of the text that explains why the server didn't answer. */
export const failureText = (failure: Failure): string =>
  failure === 'signedOut' ? 'documentBuilder.storing.signedOut' : `views.unreachable.${failure}`;
