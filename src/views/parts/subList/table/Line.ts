import type { DataRecord, SubListSpec } from '../../../../../schemas';
import { emptyValues, type FieldOf, isBlank, isKind } from '../../../../../schemas';
import { sameness } from '../../../../../schemas/kinds/unique';

type Code = string | number;

/** What the lines of a table are made of: the rows of a sub-list that defines how. */
export interface TableShape {
  readonly spec: SubListSpec;
  /** The choice whose codes are the columns, and its name. */
  readonly by: string;
  readonly field: FieldOf<'choice'>;
  readonly codes: readonly Code[];
  readonly key: string;
  readonly text: string;
  /** What is ticked for all texts of a line. */
  readonly flags: readonly string[];
}

/** The rows of one key. */
export interface Line {
  /** Identifies lines while they are entered. */
  readonly id: number;
  /** It goes when the table is saved. */
  readonly isGone: boolean;
  readonly key: string;
  readonly texts: Readonly<Record<string, string>>;
  /** `null` where its rows differ. */
  readonly flags: Readonly<Record<string, boolean | null>>;
  /** The stored rows, by their codes. */
  readonly rows: Readonly<Record<string, DataRecord>>;
}

/** How the rows of a sub-list are entered as a table; `undefined` where they can't be. */
export const shapeOf = (spec: SubListSpec, rows: readonly DataRecord[]): TableShape | undefined => {
  const { table, fields } = spec;
  const field = table && fields[table.by];
  if (!table || !field || !isKind(field, 'choice')) return undefined;
  const { by } = table;
  const used = rows.map((row) => row[by] as Code);
  return {
    spec,
    by,
    field,
    codes: [...new Set<Code>([...field.values, ...used])],
    key: table.key,
    text: table.title,
    flags: Object.keys(fields).filter((name) => {
      const flag = fields[name];
      return flag !== undefined && isKind(flag, 'flag') && !flag.readOnly;
    }),
  };
};

/** A line in which nothing is entered. */
export const emptyLine = ({ flags }: TableShape, id: number): Line => ({
  id,
  isGone: false,
  key: '',
  texts: {},
  flags: Object.fromEntries(flags.map((name) => [name, false])),
  rows: {},
});

const withRow = ({ by, text, flags }: TableShape, line: Line, row: DataRecord): Line => {
  const isFirst = Object.keys(line.rows).length === 0;
  const flagsAfter = flags.map((name) => {
    const isOn = row[name] === true;
    return [name, isFirst || line.flags[name] === isOn ? isOn : null] as const;
  });
  const code = String(row[by]);
  return {
    ...line,
    texts: { ...line.texts, [code]: String(row[text] ?? '') },
    flags: Object.fromEntries(flagsAfter),
    rows: { ...line.rows, [code]: row },
  };
};

/** The lines that rows make: those of one key stand in one, those without a key each in its own. */
export const linesOf = (shape: TableShape, rows: readonly DataRecord[]): readonly Line[] => {
  const lines: Line[] = [];
  for (const row of rows) {
    const key = String(row[shape.key] ?? '');
    const at = lines.findIndex(
      (line) =>
        !isBlank(key) &&
        sameness(line.key) === sameness(key) &&
        line.rows[String(row[shape.by])] === undefined,
    );
    const line = lines[at] ?? { ...emptyLine(shape, lines.length + 1), key };
    lines[at < 0 ? lines.length : at] = withRow(shape, line, row);
  }
  return lines;
};

/** Where a row of a table stands in it: its line, and the code of its column. */
export interface Placed {
  readonly line: Line;
  readonly code: Code;
  readonly row: Readonly<Record<string, unknown>>;
}

const rowOf = ({ spec, by, key, text }: TableShape, line: Line, code: Code): Placed['row'] => {
  const stored = line.rows[String(code)];
  // A key that was left alone stays as its own row writes it.
  const isSameKey = stored && sameness(stored[key] ?? '') === sameness(line.key);
  const flags = Object.entries(line.flags).filter(([, isOn]) => isOn !== null);
  return {
    ...emptyValues(spec.fields),
    ...stored,
    [by]: code,
    [key]: isSameKey ? stored[key] : line.key,
    [text]: line.texts[String(code)],
    ...Object.fromEntries(flags),
  };
};

/** The rows that lines make, in their order; those of lines that go aren't among them. */
export const rowsOf = (shape: TableShape, lines: readonly Line[]): readonly Placed[] =>
  lines
    .filter(({ isGone }) => !isGone)
    .flatMap((line) =>
      shape.codes
        .filter((code) => !isBlank(line.texts[String(code)]))
        .map((code) => ({ line, code, row: rowOf(shape, line, code) })),
    );

/** A key made of a text, which none of those that are taken is. */
const keyOf = (text: string, taken: ReadonlySet<string>): string => {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const key = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'x';
  let place = 1;
  const numbered = () => (place === 1 ? key : `${key}-${place}`);
  while (taken.has(numbered())) place += 1;
  return numbered();
};

/** Lines of which those that have several texts and no key get one: without it their texts would part. */
export const withKeys = (lines: readonly Line[]): readonly Line[] => {
  const taken = new Set(lines.map(({ key }) => sameness(key)));
  return lines.map((line) => {
    const texts = Object.values(line.texts).filter((text) => !isBlank(text));
    if (!isBlank(line.key) || texts.length < 2) return line;
    const key = keyOf(texts[0] ?? '', taken);
    taken.add(key);
    return { ...line, key };
  });
};

/** Whether anything is entered in a line. */
export const isEntered = ({ key, texts }: Line): boolean =>
  !isBlank(key) || Object.values(texts).some((text) => !isBlank(text));

/** What a line is called. */
export const nameOfLine = ({ key, texts }: Line): string =>
  Object.values(texts).find((text) => !isBlank(text)) ?? key;
