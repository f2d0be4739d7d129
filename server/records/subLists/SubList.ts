import type { Resource, SubListSpec } from '../../../schemas';
import type { CallContext, SubListBehaviour, Using } from '../../contract/CallContext';
import type { Row, Values } from '../../store/Store';
import { type Owner, ownerOf } from '../files/files';

/** The rows that a record keeps under one name. */
export interface SubList {
  readonly definition: Resource;
  readonly name: string;
  readonly spec: SubListSpec;
}

/** The record's field that holds the rows. */
export const fieldOf = ({ name, spec }: Pick<SubList, 'name' | 'spec'>): string =>
  spec.field ?? name;

/** The rows, as they are stored. */
export const rowsIn = (list: Pick<SubList, 'name' | 'spec'>, row: Values): readonly Values[] => {
  const rows = row[fieldOf(list)];
  return Array.isArray(rows) ? rows : [];
};

/** Whose the file of a picture is. */
export const pictureOwner = (
  { definition, name, spec }: SubList,
  row: Row,
  picture: Values,
): Required<Owner> => ({
  ...ownerOf(definition.name, row),
  field: `${name}/${picture[spec.idField]}`,
});

/** What its definition can't express of the rows. */
export const behaviourOfRows = (
  context: CallContext,
  { definition, name }: SubList,
): SubListBehaviour | undefined => context.behaviours.of(definition.name).subLists?.[name];

/** What refers to a row, and what becomes of it without the row. */
export const usesOfRow = async (
  context: CallContext,
  list: SubList,
  row: Row,
  inner: Values,
): Promise<readonly Using[]> =>
  (await behaviourOfRows(context, list)?.usedBy?.(context, row, inner)) ?? [];
