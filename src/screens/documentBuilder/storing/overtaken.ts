import type { Values } from '../../../../dataProvider/values';
import type { DocumentRow } from '../../../../schemas/documents';
import { mergeRows, type Row } from '../../../../schemas/merge/rows';
import { type Merged, type Sides, unlessBoth } from '../../../../schemas/merge/sides';
import type { DetailRules } from '../rows/details';
import type { Content, ReadContent } from '../rows/history';
import { contentOf, isSameContent, type Rows } from '../rows/rowList';
import type { Stored } from './changes';

/** Somebody else has changed the document since it was read; nothing was stored. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';

  constructor(
    /** The document as the server has it. */
    readonly content: ReadContent,
    /** Who changed it, where the server reports it. */
    readonly by: string | null,
    /** When, as ISO 8601. */
    readonly at: string | null,
  ) {
    super('overtaken');
  }
}

/** The rows that the server has by now, each under the key that it has here. */
export const storedNow = (stored: Stored, read: Rows): Stored => {
  const keyOf = new Map(stored.map(({ id, row }) => [id, row.id]));
  return read.map((row) => ({ id: row.id, row: { ...row, id: keyOf.get(row.id) ?? row.id } }));
};

/** Values that stand for themselves; where both changed the same, mine stay. */
const mergeParts = (sides: Sides<Values>): { value: Values; touching: readonly string[] } => {
  const value: Record<string, unknown> = {};
  const touching: string[] = [];
  for (const name of Object.keys({ ...sides.base, ...sides.mine, ...sides.theirs })) {
    const of = { base: sides.base[name], mine: sides.mine[name], theirs: sides.theirs[name] };
    const one = unlessBoth(of);
    if (!one) touching.push(name);
    value[name] = one ? one.value : of.mine;
  }
  return { value, touching };
};

const partsOf = ({ options, type, mediaId, translationId }: Partial<DocumentRow>): Values => ({
  ...options,
  '#type': type,
  '#media': mediaId,
  '#translation': translationId,
});

const rowOf = (row: DocumentRow, parts: Values): DocumentRow => {
  const { '#type': type, '#media': mediaId, '#translation': translationId, ...options } = parts;
  return { ...row, options, type, mediaId, translationId } as DocumentRow;
};

/** What became of a document that two people changed. */
export interface MergedContent {
  readonly content: Content;
  /** The keys of rows that both changed, or that one changed and the other removed; mine stand there. */
  readonly touching: ReadonlySet<number>;
  /** The details that both changed. */
  readonly touchingDetails: readonly string[];
}

/**
 * Puts what is wanted here together with what the server has by now, option by option. A row that is removed here
 * and changed there stays.
 */
export const mergedContent = (
  { base, mine, theirs }: Sides<Content>,
  rules: Pick<DetailRules, 'merge'>,
): MergedContent => {
  const touching = new Set<number>();
  const byKey = (rows: Rows) => new Map(rows.map((row) => [row.id, row]));
  const [mineOf, theirsOf] = [byKey(mine.rows), byKey(theirs.rows)];
  const known = base.rows.filter((row) => {
    const other = theirsOf.get(row.id);
    const own = mineOf.get(row.id);
    if (own && !other && !isSameContent(own, row)) touching.add(row.id);
    return own || !other || isSameContent(other, row);
  });
  const mergeRow = (sides: Sides<Row>): Merged<Row> => {
    const rows = sides as unknown as Sides<DocumentRow>;
    const parts = mergeParts({
      base: partsOf(rows.base),
      mine: partsOf(rows.mine),
      theirs: partsOf(rows.theirs),
    });
    if (parts.touching.length > 0) touching.add(rows.mine.id);
    return { value: { ...rowOf(rows.mine, parts.value) }, touches: parts.touching.length > 0 };
  };
  const { value } = mergeRows(
    { base: known, mine: mine.rows, theirs: theirs.rows },
    {
      contentOf: (row) => contentOf(row as unknown as DocumentRow),
      mergeRow,
      prefers: 'mine',
    },
  );
  const details = rules.merge({
    base: base.details,
    mine: mine.details,
    theirs: theirs.details,
  });
  return {
    content: { rows: value as Rows, details: details.values },
    touching,
    touchingDetails: details.touching,
  };
};
