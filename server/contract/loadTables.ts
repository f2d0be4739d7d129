import type { Resource } from '../../schemas';
import { foundTables, type Tables, tablesOf } from '../tables/tables';
import { filesBelow } from './foundFiles';

/** Knows what is stored: a table for each definition, and those of `server/tables/<area>/<name>.ts`. */
export const loadTables = async (definitions: readonly Resource[]): Promise<Tables> => {
  const files = await filesBelow('server/tables');
  const loaded = await Promise.all(
    [...files].map(async ([file, load]) => [file, await load()] as const),
  );
  return tablesOf(definitions, foundTables(new Map(loaded)));
};
