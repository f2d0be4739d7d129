import type { ChildrenSpec, Resource } from '../../../schemas';
import type { Operation } from '../../contract/CallContext';
import { readList } from '../../records/list/list';
import type { Condition } from '../../store/Query';
import { type Endpoint, operation, rowOf } from './Endpoint';

/** The children that name the record of an id: in a field of their own, or in one of their rows. */
const naming = ({ subLists }: Resource, parentField: string, id: number): Condition => {
  const names: Condition = { where: { [parentField]: id } };
  const lists = Object.entries(subLists).filter(([, list]) => parentField in list.fields);
  return {
    any: [names, ...lists.map(([name, { field = name }]) => ({ has: { [field]: names } }))],
  };
};

const listOf = (
  endpoint: Endpoint,
  { to, parentField, path, columns }: ChildrenSpec,
): readonly Operation[] => {
  const child = endpoint.definitions.named(to);
  if (path === undefined || !child) return [];
  return [
    operation(endpoint, { method: 'GET', path, right: 'read' }, async (context) => {
      const { id } = await rowOf(endpoint, context);
      return readList(context, child, { only: naming(child, parentField, id), columns });
    }),
  ];
};

/** The lists of other resources' records at an address of a record of this one. */
export const childrenOperations = (endpoint: Endpoint): readonly Operation[] =>
  Object.values(endpoint.definition.children).flatMap((spec) => listOf(endpoint, spec));
