import type { ExportsSpec, ImportsSpec, Resource } from '../../schemas';
import { callPath } from '../call';
import type { SubListOf } from './subLists';

/** Where a file goes: to the rows of a record, or to the records of the resource. */
export type ImportPlace = SubListOf | null;

/** How files are read and written there. */
export const specsOf = (
  { imports, exports, subLists }: Resource,
  place: ImportPlace,
): { readonly imports?: ImportsSpec; readonly exports?: ExportsSpec } =>
  place ? { ...subLists[place.subList] } : { imports, exports };

/** The path of a call: its own, the record's, or the resource's. */
export const pathOf = (
  spec: { path?: string } = {},
  definition: Resource,
  place: ImportPlace,
): string => (place ? callPath(spec, definition, place.record) : (spec.path ?? definition.path));
