import { type AnyField, type FileColumn, foldText, type Problem } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Values } from '../../store/Store';
import { Unreadable } from '../../wire/WireKind';
import { type Asked, type Read, readerOf } from './cellKinds';
import type { DecimalSign } from './readNumber';
import { createTitles } from './titlesOfReferred';
import type { Words } from './words';

/** The codes of a field by what each is called in the product's languages. */
const codesOf = (name: string, field: AnyField, words: Words): Asked['codes'] => {
  const codes = new Map<string, (string | number)[]>();
  if (!('values' in field) || !Array.isArray(field.values)) return codes;
  const group = 'labels' in field && typeof field.labels === 'string' ? field.labels : undefined;
  for (const code of field.values as readonly (string | number)[])
    for (const text of words(
      `${group === undefined ? `codes.${name}` : `codes.${group}`}.${code}`,
    )) {
      const folded = foldText(text);
      const same = codes.get(folded) ?? [];
      codes.set(folded, same.includes(code) ? same : [...same, code]);
    }
  return codes;
};

/** A line as it would be sent, and what of it can't be read. */
export interface ReadCells {
  /** By the key of the column. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly problems: Readonly<Record<string, Problem<string>>>;
}

/** Reads the cells of a line as people write them: names for ids, words for codes and flags, numbers with groups. */
export type CellReader = (
  context: CallContext,
  texts: Readonly<Record<string, string>>,
  row: Values | undefined,
) => Promise<ReadCells>;

/** What is needed of a column to read its cells. */
interface Prepared {
  readonly column: FileColumn;
  readonly read: Read;
  readonly to: string | undefined;
  readonly asked: Pick<Asked, 'field' | 'name' | 'decimal' | 'codes'>;
}

const prepare =
  (words: Words, decimal: DecimalSign) =>
  (column: FileColumn): Prepared => {
    const { field, name } = column;
    const to = 'to' in field && typeof field.to === 'string' ? field.to : undefined;
    return {
      column,
      read: readerOf(field),
      to,
      asked: { field, name, decimal, codes: codesOf(name, field, words) },
    };
  };

/** @param columns those whose cells are entered */
export const cellReader = (
  columns: readonly FileColumn[],
  words: Words,
  decimal: DecimalSign,
): CellReader => {
  const prepared = columns.map(prepare(words, decimal));
  const titlesOf = createTitles();
  return async (context, texts, row) => {
    const values: Record<string, unknown> = {};
    const problems: Record<string, Problem<string>> = {};
    for (const { column, read, to, asked } of prepared) {
      const { key, name, within } = column;
      const text = texts[key] ?? '';
      const titles = to !== undefined && text !== '' ? await titlesOf(context, to) : undefined;
      try {
        const stored = within ? undefined : row?.[name];
        values[key] = read(text, { ...asked, context, stored, titles });
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        problems[key] = error.problem;
      }
    }
    return { values, problems };
  };
};
