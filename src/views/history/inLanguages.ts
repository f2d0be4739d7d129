import type { Values } from '../../../dataProvider/values';
import type { AnyFields } from '../../../schemas';
import { isObject } from '../../../schemas/isObject';
import { isSame } from '../../../schemas/merge/sides';

/** What became of a field of one language. */
interface InLanguage {
  readonly language: string;
  readonly name: string;
  /** The block of the language around it. */
  readonly before: Values;
  readonly after: Values;
}

const blockIn = (value: unknown, language: string): Values => {
  const block = isObject(value) ? value[language] : undefined;
  return isObject(block) ? block : {};
};

/** Of rows those that the other side hasn't; all where only their order is another. */
const withOtherRows = (block: Values, name: string, other: Values): Values => {
  const [rows, others] = [block[name], other[name]];
  if (!Array.isArray(rows) || !Array.isArray(others)) return block;
  const isThere = (row: unknown, among: readonly unknown[]) =>
    among.some((one) => isSame(one, row));
  const isMoved = rows.every((row) => isThere(row, others)) && rows.length === others.length;
  return isMoved ? block : { ...block, [name]: rows.filter((row) => !isThere(row, others)) };
};

/** What is another between two values of a field that has texts in several languages. */
export const changedInLanguages = (
  { fields }: { readonly fields: AnyFields },
  before: unknown,
  after: unknown,
): readonly InLanguage[] => {
  const languages = new Set([before, after].flatMap((value) => Object.keys(Object(value))));
  return [...languages].flatMap((language) => {
    const [was, is] = [blockIn(before, language), blockIn(after, language)];
    return Object.entries(fields)
      .filter(([name, { derived }]) => !derived && !isSame(was[name], is[name]))
      .map(([name]) => ({
        ...{ language, name },
        before: withOtherRows(was, name, is),
        after: withOtherRows(is, name, was),
      }));
  });
};
