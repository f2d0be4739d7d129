import { type DocumentRow, rowTypeOf } from '../../../../schemas/documents';
import type { CallContext, Using } from '../../../contract/CallContext';
import { MAX_NAMED } from '../../../records/references/mentions';
import { findRows } from '../../../records/tenant';
import type { Condition } from '../../../store/Query';
import type { Row } from '../../../store/Store';
import { INVITATIONS } from '../questionnaires/invitations';
import { DOCUMENTS, rowsOf } from './documentRows';
import { familyOf } from './family';
import { OBJECTS } from './uses';

/** A document in all its versions: their ids, and the rows that any of them has. */
export interface Family {
  readonly ids: readonly number[];
  readonly rows: readonly DocumentRow[];
}

/** The documents that have rows of a kind, each with those rows; rows keep their ids from version to version. */
export const familiesWith = async (
  context: CallContext,
  isMeant: (row: DocumentRow) => boolean,
): Promise<readonly Family[]> => {
  const { rows: documents } = await findRows(context, DOCUMENTS);
  const families = new Map<number, { ids: Set<number>; rows: Map<number, DocumentRow> }>();
  for (const document of documents) {
    const key = familyOf(document);
    const family = families.get(key) ?? { ids: new Set(), rows: new Map() };
    families.set(key, family);
    family.ids.add(document.id);
    for (const row of rowsOf(document).filter(isMeant)) family.rows.set(row.id, row);
  }
  return [...families.values()]
    .filter(({ rows }) => rows.size > 0)
    .map(({ ids, rows }) => ({ ids: [...ids], rows: [...rows.values()] }));
};

/** Answers to rows that are one of some values, or hold it among others; any answer where no values are given. */
const answering = (
  field: string,
  rows: readonly DocumentRow[],
  values?: readonly number[],
): Condition => {
  const rowId: readonly number[] = rows.map(({ id }) => id);
  if (values === undefined)
    return { has: { [field]: { where: { rowId }, not: { where: { value: [null, ''] } } } } };
  const isChosen: Condition = {
    any: values.flatMap((value) => [
      { where: { value: [value, String(value)] } },
      { where: { value: { contains: value } } },
    ]),
  };
  return { has: { [field]: { where: { rowId }, ...isChosen } } };
};

/** The questionnaires that ask what documents ask. */
export const questionnairesOf = async (
  context: CallContext,
  families: readonly Family[],
): Promise<readonly Row[]> =>
  (
    await findRows(context, 'questionnaires', {
      where: { objectDefinitionId: families.flatMap(({ ids }) => ids) },
    })
  ).rows;

/**
 * Who answered rows of documents: in documents that were filled in, and to invitations of questionnaires.
 *
 * @param values of which one was chosen; any answer unless given
 */
export const answersTo = async (
  context: CallContext,
  families: readonly Family[],
  effect: Using['effect'],
  values?: readonly number[],
): Promise<readonly Using[]> => {
  if (families.length === 0) return [];
  const questionnaires = await questionnairesOf(context, families);
  const filledIn = families.map(
    ({ ids, rows }): Condition => ({
      where: { objectDefinitionId: ids },
      ...answering('values', rows, values),
    }),
  );
  const answered = questionnaires.flatMap(({ id, objectDefinitionId }): readonly Condition[] => {
    const family = families.find(({ ids }) => ids.includes(Number(objectDefinitionId)));
    return family
      ? [{ where: { questionnaireId: id }, ...answering('answers', family.rows, values) }]
      : [];
  });
  const found = [
    { resource: OBJECTS, any: filledIn },
    { resource: INVITATIONS, any: answered },
  ];
  const uses: Using[] = [];
  for (const { resource, any } of found) {
    const { rows, total } = await findRows(context, resource, { any, take: MAX_NAMED });
    if (total > 0) uses.push({ resource, effect, rows, total });
  }
  return uses;
};

/** The enum whose values a row offers. */
export const enumOf = ({ type, options }: DocumentRow): number | undefined =>
  rowTypeOf(type)?.options.enumId === undefined ? undefined : Number(options.enumId) || undefined;
