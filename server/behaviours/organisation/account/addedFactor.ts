import type { SignedInCall } from '../../../contract/call';
import { sentPart } from '../../../contract/parts';
import { ok, type Reply } from '../../../contract/reply';
import { sentText } from '../../../wire/sent';

const LONGEST_NAME = 100;

/** What a second factor is called by its owner. */
export const sentName = ({ body }: Pick<SignedInCall, 'body'>): string =>
  sentPart(body, 'name', sentText).trim().slice(0, LONGEST_NAME);

/** The answer to a second factor that was added. @param recoveryCodes which are shown this once */
export const addedReply = (
  { text }: Pick<SignedInCall, 'text'>,
  recoveryCodes: readonly string[] | undefined,
): Reply =>
  ok({ message: text('server.secondFactor.added'), ...(recoveryCodes && { recoveryCodes }) });
