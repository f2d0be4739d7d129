import { isBlank, type OptionsOf, type ValueOf } from '../../../schemas';

type Value = ValueOf<'perLanguage'>;
type Block = Value[string];
type Options = Pick<OptionsOf<'perLanguage'>, 'fields' | 'sameRows'>;

type Row = Readonly<Record<string, unknown>>;

const rowsIn = (block: Block, name: string): readonly Row[] => {
  const rows = block[name];
  return Array.isArray(rows) ? rows : [];
};

const isText = (value: unknown): value is string => typeof value === 'string' && !isBlank(value);

/** Whether nothing has been entered in a language; rows that all languages share don't count. */
export const hasNothing = ({ fields, sameRows }: Options, block: Block = {}): boolean =>
  Object.keys(fields).every((name) =>
    name === sameRows?.field
      ? !rowsIn(block, name).some((row) =>
          Object.entries(row).some(([inner, value]) => inner !== sameRows.by && isText(value)),
        )
      : isBlank(block[name]) || typeof block[name] === 'boolean',
  );

/** Each row with the values of the one of the same name in another language; it stays a row of its own. */
const copiedRows = (rows: readonly Row[], from: readonly Row[], by: string): readonly Row[] =>
  rows.map((row) => {
    const other = from.find((one) => one[by] === row[by]) ?? {};
    const texts = Object.entries(other).filter(([, value]) => isText(value));
    return { ...row, ...Object.fromEntries(texts) };
  });

/** A language as another one is, but for what is never copied. */
export const copiedFrom = ({ fields, sameRows }: Options, block: Block, from: Block): Block => {
  const copied = Object.entries(fields)
    .filter(([name, field]) => field.copied !== false && !field.derived && name in from)
    .map(([name]) => [
      name,
      name === sameRows?.field
        ? copiedRows(rowsIn(block, name), rowsIn(from, name), sameRows.by)
        : from[name],
    ]);
  return { ...block, ...Object.fromEntries(copied) };
};
