import type { CallContext } from './CallContext';
import { Refusal } from './Refusal';
import type { TextKey, TextParams } from './translate';

/** Whether a call confirms a question. */
export const isConfirmed = ({ call }: Pick<CallContext, 'call'>, question: string): boolean =>
  call.body.confirmed === question;

/**
 * Asks before something is done: a browser puts the text to the person, and makes the call again with the name of the
 * question once they have confirmed.
 *
 * @throws Refusal 409 with the text, unless the call confirms the question
 */
export const ask = (
  context: Pick<CallContext, 'call'>,
  question: string,
  key: TextKey,
  params: TextParams,
): void => {
  if (isConfirmed(context, question)) return;
  throw new Refusal(409, key, params, { parts: { asksFor: question } });
};
