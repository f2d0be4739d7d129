import type { CallContext } from '../../../contract/CallContext';
import { Refusal } from '../../../contract/Refusal';
import { nameOf } from '../../../records/texts';
import { DOCUMENTS } from '../documents/documentRows';
import { answerObject, type FilledIn } from './objectRows';

/** The moment of a change, later than that of the change before it: it distinguishes the two states. */
export const momentAfter = ({ clock }: CallContext, before: FilledIn | undefined): string => {
  const last = Date.parse(before?.modified ?? '');
  return new Date(Math.max(clock(), Number.isNaN(last) ? 0 : last + 1)).toISOString();
};

/**
 * Refuses a change of a filled-in document that isn't any more as the caller saw it. Its entity tag is the moment
 * that it is answered with as `modified`; a call without one is let through.
 *
 * @throws Refusal 412 with the document as it is
 */
export const refuseUnseen = (context: CallContext, row: FilledIn): void => {
  const { ifMatch } = context.call;
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  if (ifMatch.split(',').some((tag) => tag.trim() === `"${row.modified}"`)) return;
  throw new Refusal(
    412,
    'server.records.changed',
    { name: nameOf(context, DOCUMENTS) },
    {
      parts: {
        results: [answerObject(row, 'id')],
        changedBy: row.modifiedBy ?? null,
        changedAt: row.modified ?? null,
      },
    },
  );
};
