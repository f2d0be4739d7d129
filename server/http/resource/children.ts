import type { ChildrenSpec, Resource } from '../../../schemas';
import { readList } from '../../records/list/list';
import type { Condition } from '../../store/Query';
import type { Operation } from '../operations';
import { operation, rowOf, type Serving } from './Serving';

/** The children that name the record of an id: in a field of their own, or in one of their rows. */
const naming = ({ subLists }: Resource, parentField: string, id: number): Condition => {
  const names: Condition = { where: { [parentField]: id } };
  const lists = Object.entries(subLists).filter(([, list]) => parentField in list.fields);
  return {
    any: [names, ...lists.map(([name, { field = name }]) => ({ has: { [field]: names } }))],
  };
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
      return readList(work, child, { only: naming(child, parentField, id), columns });
    }),
  ];
};

/** The lists of other resources' records at an address of a record of this one. */
export const childrenOperations = (serving: Serving): readonly Operation[] =>
  Object.values(serving.definition.children).flatMap((spec) => listOf(serving, spec));
