import { foldText } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { madeInTurns } from '../../store/pace';
import { titleOfRow } from '../references/titles';
import { findRows } from '../tenant';

/** The records of a resource as people name them. */
export interface Titles {
  /** The name of a record; `undefined` where there is none of that id. */
  of(id: number): string | undefined;
  /** The ids of those that are called so, whatever capitals and accents. */
  called(name: string): readonly number[];
}

const NOBODY: readonly number[] = [];

const loadTitles = async (context: CallContext, resource: string): Promise<Titles> => {
  const { rows } = await findRows(context, resource);
  const titles = new Map(
    await madeInTurns(rows, (row) => [row.id, titleOfRow(context, resource, row)] as const),
  );
  const ids = new Map<string, number[]>();
  for (const [id, title] of titles) {
    const folded = foldText(title.trim());
    const those = ids.get(folded);
    if (those) those.push(id);
    else ids.set(folded, [id]);
  }
  return {
    of: (id) => titles.get(id),
    called: (name) => ids.get(foldText(name.trim())) ?? NOBODY,
  };
};

/** Reads the names of each resource once, when a line of a file names one of its records. */
export const createTitles = () => {
  const loaded = new Map<string, Promise<Titles>>();
  return (context: CallContext, resource: string): Promise<Titles> => {
    const titles = loaded.get(resource) ?? loadTitles(context, resource);
    loaded.set(resource, titles);
    return titles;
  };
};
