import { randomUUID } from 'node:crypto';
import type { CallContext } from '../../../contract/CallContext';
import { Refusal } from '../../../contract/Refusal';
import { rowsOf } from '../../../records/tenant';
import { NotUnique } from '../../../store/Store';
import type { Keyed } from '../../../store/Table';
import { mailings } from '../../../tables/builder/mailings';

/** How long a mailing counts as under way that isn't heard of; longer than it takes to send some mails. */
const HELD_MS = 120_000;

const refuse = (): never => {
  throw new Refusal(409, 'server.questionnaires.underWay');
};

/** @throws Refusal 409 while mails of the questionnaire are going out, from whichever process */
const claim = async (context: CallContext, questionnaireId: number, holder: string) => {
  const rows = rowsOf(context, mailings);
  const held = { holder, heldUntil: context.clock() + HELD_MS };
  const [before] = await rows.find({ where: { questionnaireId }, take: 1 });
  if (before) {
    if ((before.heldUntil ?? 0) > context.clock()) refuse();
    const where = { id: before.id, holder: before.holder, heldUntil: before.heldUntil };
    if ((await rows.updateWhere({ where }, held)) === 0) refuse();
    return;
  }
  try {
    await rows.insert({ questionnaireId, ...held });
  } catch (error) {
    if (error instanceof NotUnique) refuse();
    throw error;
  }
};

/**
 * Runs one mailing of a questionnaire at a time: a second click must not write to everyone twice. One that was broken
 * off with its process stands in nobody's way for long.
 *
 * @param run is given what shows that the mailing goes on; it throws an error when somebody else has taken over
 * @throws Refusal 409 while another is under way
 */
export const oneMailing = async <T>(
  context: CallContext,
  { id: questionnaireId }: Keyed,
  run: (goOn: () => Promise<void>) => Promise<T>,
): Promise<T> => {
  const holder = randomUUID();
  const own = { where: { questionnaireId, holder } };
  await claim(context, questionnaireId, holder);
  try {
    return await run(async () => {
      const heldUntil = context.clock() + HELD_MS;
      if ((await rowsOf(context, mailings).updateWhere(own, { heldUntil })) === 0)
        throw new Error(`Questionnaire ${questionnaireId} is mailed by somebody else by now`);
    });
  } finally {
    await rowsOf(context, mailings).removeWhere(own);
  }
};
