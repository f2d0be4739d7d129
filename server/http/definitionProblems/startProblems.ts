import type { Row, Store } from '../../store/Store';
import type { Served } from '../operations';
import { definitionProblems } from './definitionProblems';
import { unknownStored } from './unknownStored';

/** Rows of a table that are looked at: a field that was renamed is missing in the first as in all. */
const LOOKED_AT = 50;

/** What definitions promise that isn't there, and what stored rows hold that no definition knows. */
export const startProblems = async (served: Served, store: Store): Promise<readonly string[]> => {
  const rows: Record<string, readonly Row[]> = {};
  for (const table of served.tables.all)
    rows[table.name] = await store.across<Row>(table).find({ take: LOOKED_AT });
  return [...definitionProblems(served), ...unknownStored(served, rows)];
};
