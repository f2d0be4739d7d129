import type { OptionsOf } from '../../schemas';
import type { Values } from '../store/Store';
import { sentId, sentText } from './sent';

type SameRows = NonNullable<OptionsOf<'perLanguage'>['sameRows']>;

/** A language's rows before and after a call. */
interface Change {
  readonly block: Values;
  readonly before: readonly Values[];
  readonly after: readonly Values[];
  /** Whether the call lists the rows it has. */
  readonly isSent: boolean;
}

const idsOf = (rows: readonly Values[]): readonly number[] => rows.map(({ id }) => sentId(id));

/** Rows of the same name correspond across languages; those sharing one within a language, by their position. */
const calledSame = (rows: readonly Values[], by: string): readonly string[] => {
  const turns = new Map<string, number>();
  return rows.map((row) => {
    const name = sentText(row[by]).trim();
    const turn = (turns.get(name) ?? 0) + 1;
    turns.set(name, turn);
    return `${turn} ${name}`;
  });
};

/**
 * The rows of each language under ids that are the same in all: stored rows keep theirs, so that a new one that is called
 * as one was that has been renamed doesn't take its place.
 */
const identified = (changes: readonly Change[], { by }: SameRows) => {
  const ids = new Map<string, number>();
  const named = changes.map(({ before, after }) => {
    const stored = new Set(idsOf(before));
    const names = calledSame(after, by);
    return after.map((row, index) => {
      const name = names[index] ?? '';
      const isStored = stored.has(sentId(row.id));
      if (isStored) ids.set(name, sentId(row.id));
      return { row, name };
    });
  });
  let last = changes
    .flatMap(({ before }) => idsOf(before))
    .reduce((highest, id) => Math.max(highest, id), 0);
  return named.map((rows, index) => {
    const stored = new Set(idsOf(changes[index]?.before ?? []));
    const kept = new Set(idsOf(rows.map(({ row }) => row)).filter((id) => stored.has(id)));
    return rows.map(({ row, name }) => {
      if (stored.has(sentId(row.id))) return row;
      const known = ids.get(name);
      const id = known === undefined || kept.has(known) ? ++last : known;
      ids.set(name, id);
      return { ...row, id };
    });
  });
};

/** What each row is called: as it was renamed, where one language does so. */
const namesOf = (changes: readonly Change[], all: readonly (readonly Values[])[], by: string) => {
  const names = new Map<number, unknown>();
  for (const { before } of changes) for (const row of before) names.set(sentId(row.id), row[by]);
  const first = new Map(names);
  for (const row of all.flat()) {
    const id = sentId(row.id);
    if (row[by] !== first.get(id)) names.set(id, row[by]);
  }
  return names;
};

/**
 * Blocks whose rows are the same in every language: one that is new in a language is added to the others, and one
 * that a language no longer has goes from all.
 *
 * @param emptyRow the values of a new row
 * @returns the blocks in their order
 */
export const withSameRows = (
  changes: readonly Change[],
  same: SameRows,
  emptyRow: Values,
): readonly Values[] => {
  const all = identified(changes, same);
  const gone = new Set(
    changes.flatMap(({ before, isSent }, index) => {
      const there = new Set(idsOf(all[index] ?? []));
      return isSent ? idsOf(before).filter((id) => !there.has(id)) : [];
    }),
  );
  const sent = all.filter((_, index) => changes[index]?.isSent);
  const ids = [...new Set([...sent, ...all].flatMap(idsOf))].filter((id) => !gone.has(id));
  const names = namesOf(changes, all, same.by);
  return changes.map(({ block }, index) => {
    const own = new Map(all[index]?.map((row) => [sentId(row.id), row]));
    const rows = ids.map((id) => ({
      ...(own.get(id) ?? emptyRow),
      id,
      [same.by]: names.get(id),
    }));
    return { ...block, [same.field]: rows };
  });
};
