import { Conflict } from '../../../dataProvider/Conflict';
import type { DataRecord } from '../../../schemas';
import { isSameRecord, mergeRecords } from '../../../schemas/merge/mergeRecords';
import { type Choices, type Conflicting, conflictQuestions, type Side } from './conflictQuestions';

/** The person goes on typing instead of choosing. */
class NotChosen extends Error {
  override readonly name = 'NotChosen';
}

/** A change that was refused, since what it began from isn't there any more. */
export interface Refused extends Pick<Conflicting, 'definition' | 'subList' | 'fields'> {
  /** What it began from. */
  readonly base: DataRecord;
  readonly mine: DataRecord;
  readonly conflict: Conflict;
  /** What of the record as it is the change is about. @throws what should end it */
  presentOf(conflict: Conflict): Promise<DataRecord>;
  /** Sends a change once more. @throws Conflict when that is out of date as well */
  send(values: DataRecord, conflict: Conflict): Promise<unknown>;
}

/** What came of it. */
export interface Settled {
  /** What is stored now. */
  readonly values: DataRecord;
  /** The fields that came from elsewhere. */
  readonly elsewhere: readonly string[];
  /** Who changed them. */
  readonly by: string | null;
  /** All of it was stored already, and nothing was sent. */
  readonly wasStored: boolean;
}

const chosenValues = (sides: Readonly<Record<Side, DataRecord>>, choices: Choices): DataRecord => ({
  ...sides.mine,
  ...Object.fromEntries(Object.entries(choices).map(([name, side]) => [name, sides[side][name]])),
});

/** Puts two changes together, and asks about what touches. @throws NotChosen */
const together = async (
  { definition, subList, fields }: Refused,
  { by, at }: Conflict,
  sides: Readonly<Record<Side | 'base', DataRecord>>,
) => {
  const mine = mergeRecords(fields, sides);
  const { touching } = mine;
  const elsewhere = mine.elsewhere.filter((name) => !touching.includes(name));
  if (touching.length === 0) return { values: mine.values, elsewhere };
  const theirs = mergeRecords(fields, sides, 'theirs');
  const both = { mine: mine.values, theirs: theirs.values };
  const choices = await conflictQuestions.ask({
    definition,
    subList,
    fields,
    touching,
    by,
    at,
    ...both,
  });
  if (!choices) throw new NotChosen();
  return { values: chosenValues(both, choices), elsewhere };
};

/**
 * Brings a refused change through: what doesn't touch is merged, what does is asked, and all of it is sent with
 * the present version; once more where that is out of date by then.
 *
 * @throws NotChosen when the person would rather go on typing
 */
export const settle = async (refused: Refused): Promise<Settled> => {
  const elsewhere = new Set<string>();
  let { base, mine, conflict } = refused;
  for (;;) {
    const theirs = await refused.presentOf(conflict);
    const merged = await together(refused, conflict, { base, mine, theirs });
    for (const name of merged.elsewhere) elsewhere.add(name);
    const settled = {
      values: merged.values,
      elsewhere: [...elsewhere],
      by: conflict.by,
      wasStored: false,
    };
    // A save whose answer never came may have been stored.
    if (isSameRecord(refused.fields, merged.values, theirs)) return { ...settled, wasStored: true };
    try {
      await refused.send(merged.values, conflict);
      return settled;
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      base = theirs;
      mine = merged.values;
      conflict = error;
    }
  }
};
