import type { ChildrenSpec, Resource } from '../../../schemas';
import { readList } from '../../records/list/list';
import type { Row } from '../../store/Store';
import type { Operation } from '../operations';
import { operation, rowOf, type Serving } from './Serving';

/** Whether a child names the record of an id: in a field of its own, or in one of its rows. */
const namedBy = ({ subLists }: Resource, parentField: string, id: number) => {
  const lists = Object.entries(subLists)
    .filter(([, list]) => parentField in list.fields)
    .map(([name, { field = name }]) => field);
  return (child: Row) =>
    child[parentField] === id ||
    lists.some((list) => {
      const rows = child[list];
      return Array.isArray(rows) && rows.some((row) => row[parentField] === id);
    });
};

const listOf = (
  serving: Serving,
  { to, parentField, path, columns }: ChildrenSpec,
): readonly Operation[] => {
  const child = serving.catalogue.named(to);
  if (path === undefined || !child) return [];
  return [
    operation(serving, { method: 'GET', path, right: 'read' }, async (work) => {
      const { id } = await rowOf(serving, work);
      return readList(work, child, { match: namedBy(child, parentField, id), columns });
    }),
  ];
};

/** The lists of other resources' records at an address of a record of this one. */
export const childrenOperations = (serving: Serving): readonly Operation[] =>
  Object.values(serving.definition.children).flatMap((spec) => listOf(serving, spec));
