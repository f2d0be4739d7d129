import { type DocumentRow, type RowType, rowTypeOf } from '../../../../schemas/documents';
import type { CallContext, Using } from '../../../contract/CallContext';
import { MAX_NAMED } from '../../../records/references/mentions';
import { rowsOf } from '../../../records/tenant';
import type { Condition } from '../../../store/Query';
import type { Row } from '../../../store/Table';
import { objects } from '../../../tables/builder/objects';
import { objectsDefinitions } from '../../../tables/builder/objectsDefinitions';
import { questionnaireInvitations } from '../../../tables/builder/questionnaireInvitations';
import { questionnaires } from '../../../tables/builder/questionnaires';
import type { Questionnaire } from '../questionnaires/invitations';
import { rowsIn, withRowOf } from './documentRows';
import { familyOf, inFamilies } from './family';

/** A document in all its versions: their ids, and the rows that any of them has. */
export interface Family {
  readonly ids: readonly number[];
  readonly rows: readonly DocumentRow[];
}

/**
 * The documents that have rows of a kind, each with those rows; rows keep their ids from version to version.
 *
 * @param isPossible the types of such rows: documents that have none of them aren't read
 */
export const familiesWith = async (
  context: CallContext,
  isPossible: (type: RowType) => boolean,
  isMeant: (row: DocumentRow) => boolean,
): Promise<readonly Family[]> => {
  const documents = rowsOf(context, objectsDefinitions);
  const holding = await documents.find({ ...withRowOf(isPossible), only: ['familyId', 'values'] });
  const rows = new Map<number, Map<number, DocumentRow>>();
  for (const document of holding)
    for (const row of rowsIn(document).filter(isMeant)) {
      const known = rows.get(familyOf(document)) ?? new Map<number, DocumentRow>();
      rows.set(familyOf(document), known.set(row.id, row));
    }
  const versions = await documents.find({ ...inFamilies([...rows.keys()]), only: ['familyId'] });
  return [...rows].map(([family, known]) => ({
    ids: versions.filter((one) => familyOf(one) === family).map(({ id }) => id),
    rows: [...known.values()],
  }));
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
export const questionnairesOf = (
  context: CallContext,
  families: readonly Family[],
): Promise<readonly Questionnaire[]> =>
  rowsOf(context, questionnaires).find({
    where: { objectDefinitionId: families.flatMap(({ ids }) => ids) },
  });

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
  const asking = await questionnairesOf(context, families);
  const filledIn = families.map(
    ({ ids, rows }): Condition => ({
      where: { objectDefinitionId: ids },
      ...answering('values', rows, values),
    }),
  );
  const answered = asking.flatMap(({ id, objectDefinitionId }): readonly Condition[] => {
    const family = families.find(({ ids }) => ids.includes(objectDefinitionId ?? 0));
    return family
      ? [{ where: { questionnaireId: id }, ...answering('answers', family.rows, values) }]
      : [];
  });
  const found = [
    { table: objects, any: filledIn },
    { table: questionnaireInvitations, any: answered },
  ];
  const uses: Using[] = [];
  for (const { table, any } of found) {
    const { rows, total } = await rowsOf<Row>(context, table).page({ any, take: MAX_NAMED });
    if (total > 0) uses.push({ resource: table.name, effect, rows, total });
  }
  return uses;
};

/** The types of rows that offer the values of an enum. */
export const offersEnum = ({ options }: RowType): boolean => options.enumId !== undefined;

/** The enum whose values a row offers. */
export const enumOf = ({ type, options }: DocumentRow): number | undefined =>
  rowTypeOf(type)?.options.enumId === undefined ? undefined : Number(options.enumId) || undefined;
