import { importColumns, type Resource, type SubListSpec } from '../../../schemas';
import { Refusal } from '../../contract/Refusal';

const folded = (head: string): string => head.trim().toLowerCase();

/** Finds the fields that the heads of a file name, whatever capitals they have. */
export const fieldsByHead = (
  { fields }: Pick<Resource | SubListSpec, 'fields'>,
  columns: readonly string[] | undefined,
): ReadonlyMap<string, string> =>
  new Map([...importColumns(fields, columns)].map(([head, name]) => [folded(head), name]));

/** Whether a cell is the head of a column. */
export const isHeadOf =
  (known: ReadonlyMap<string, string>) =>
  (cell: string): boolean =>
    known.has(folded(cell));

/**
 * The fields that the heads of a file stand for.
 *
 * @param expected the heads that it may have, as they are written
 * @throws Refusal 400 for heads that aren't known or come twice, and without the one of the key
 */
export const namesOfHeads = (
  heads: readonly string[],
  known: ReadonlyMap<string, string>,
  { expected, key }: { readonly expected: readonly string[]; readonly key: string },
): readonly string[] => {
  // A delimiter at the end of the line makes a head of nothing.
  const written = heads.filter((head, at) => head.trim() !== '' || at < heads.length - 1);
  const unknown = written.filter((head) => !isHeadOf(known)(head));
  if (unknown.length > 0)
    throw new Refusal(400, 'server.imports.unknownHeads', {
      heads: unknown.map((head) => `“${head.trim()}”`).join(', '),
      expected: expected.join(', '),
    });
  const names = written.map((head) => known.get(folded(head)) ?? '');
  const twice = written.find((_, at) => names.indexOf(names[at] ?? '') < at);
  if (twice !== undefined) throw new Refusal(400, 'server.imports.doubledHead', { head: twice });
  if (!names.includes(key)) throw new Refusal(400, 'server.imports.noKey', { head: key });
  return names;
};
