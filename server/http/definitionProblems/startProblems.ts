import type { Row, Store } from '../../store/Store';
import type { Served } from '../operations';
import { definitionProblems } from './definitionProblems';
import { unknownStored } from './unknownStored';

/** Rows of a collection that are looked at: a field that was renamed is missing in the first as in all. */
const LOOKED_AT = 50;

/** What definitions promise that isn't there, and what stored rows hold that no definition knows. */
export const startProblems = async (served: Served, store: Store): Promise<readonly string[]> => {
  const { definitions, behaviours } = served;
  const rows: Record<string, readonly Row[]> = {};
  for (const { name } of definitions.all) {
    const collection = behaviours.of(name).collection ?? name;
    rows[collection] = (await store.find(collection, { take: LOOKED_AT })).rows;
  }
  return [...definitionProblems(served), ...unknownStored(served, rows)];
};
