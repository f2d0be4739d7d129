import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../contract/clock';
import { defineJob } from '../../../contract/Job';
import { Refusal } from '../../../contract/Refusal';
import { type OrganisationContext, rowsOf } from '../../../records/tenant';
import { NotUnique } from '../../../store/Store';
import type { Keyed } from '../../../store/Table';
import { mailings } from '../../../tables/builder/mailings';
import type { Unsent } from '../../../tables/builder/questionnaires';
import { leaveUnsent, unreached } from './unsent';

/** How long a mailing counts as under way that isn't heard of; longer than it takes to send some mails. */
const HELD_MS = 120_000;

/** Looks whether a mailing goes on, and goes on with it where its process is gone. */
export const continueMailing = defineJob({
  name: 'continueMailing',
  attempts: 10,
  input: { organisationId: 'number', questionnaireId: 'number' },
});

type Context = OrganisationContext & { readonly clock: Clock };

/** A mailing while nobody else can begin one. */
export interface Held {
  /** Within the transaction that decides on it: whom it is meant for, so that another process can go on with it. */
  begin(inner: OrganisationContext, meantFor: Unsent): Promise<void>;
  /** Shows that it goes on. @throws Error when somebody else has taken over */
  goOn(): Promise<void>;
}

const refuse = (): never => {
  throw new Refusal(409, 'server.questionnaires.underWay');
};

/**
 * @returns what is left of a mailing that was broken off
 * @throws Refusal 409 while mails of the questionnaire are going out, from whichever process
 */
const claim = async (context: Context, questionnaireId: number, holder: string) => {
  const rows = rowsOf(context, mailings);
  const held = { holder, heldUntil: context.clock() + HELD_MS };
  const [before] = await rows.find({ where: { questionnaireId }, take: 1 });
  if (before) {
    if ((before.heldUntil ?? 0) > context.clock()) refuse();
    const where = { id: before.id, holder: before.holder, heldUntil: before.heldUntil };
    if ((await rows.updateWhere({ where }, held)) === 0) refuse();
    return before;
  }
  try {
    await rows.insert({ questionnaireId, ...held });
  } catch (error) {
    if (error instanceof NotUnique) refuse();
    throw error;
  }
  return undefined;
};

const heldBy = (context: Context, questionnaireId: number, holder: string): Held => {
  const own = { where: { questionnaireId, holder } };
  return {
    begin: async (inner, meantFor) => {
      const now = context.clock();
      await rowsOf(inner, mailings).updateWhere(own, {
        meantFor,
        begunAt: new Date(now).toISOString(),
      });
      const organisationId = inner.call.organisation.id;
      await inner.store.enqueue(
        continueMailing,
        { organisationId, questionnaireId },
        { key: `${organisationId} ${questionnaireId}`, runAt: now + HELD_MS },
      );
    },
    goOn: async () => {
      const heldUntil = context.clock() + HELD_MS;
      if ((await rowsOf(context, mailings).updateWhere(own, { heldUntil })) === 0)
        throw new Error(`Questionnaire ${questionnaireId} is mailed by somebody else by now`);
    },
  };
};

/**
 * Runs one mailing of a questionnaire at a time: a second click must not write to everyone twice. One that was broken
 * off with its process stands in nobody's way for long; whom it left out is known to the questionnaire before another
 * one begins.
 *
 * @throws Refusal 409 while another is under way
 */
export const oneMailing = async <T>(
  context: Context,
  { id: questionnaireId }: Keyed,
  run: (held: Held) => Promise<T>,
): Promise<T> => {
  const holder = randomUUID();
  const broken = await claim(context, questionnaireId, holder);
  if (broken?.meantFor) {
    const { meantFor, begunAt } = broken;
    const left = await unreached(context, questionnaireId, meantFor, begunAt ?? '');
    await leaveUnsent(context, questionnaireId, meantFor.kind, left);
  }
  try {
    return await run(heldBy(context, questionnaireId, holder));
  } finally {
    await rowsOf(context, mailings).removeWhere({ where: { questionnaireId, holder } });
  }
};
