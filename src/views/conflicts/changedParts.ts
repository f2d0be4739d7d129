import type { DataRecord, Resource } from '../../../schemas';
import { mergeRecords } from '../../../schemas/merge/mergeRecords';
import { isSame } from '../../../schemas/merge/sides';
import type { ResourceLabels } from '../../fields/labels';

/**
 * What differs between two states of a record, as it is called on screen: fields, rows, links.
 *
 * @param before as it was seen; what isn't part of it, as in the row of a list, wasn't
 */
export const changedParts = (
  { fields, subLists, links }: Resource,
  [before, after]: readonly [DataRecord, DataRecord],
  labels: ResourceLabels,
): readonly string[] => {
  const isOther = (name: string) => name in before && !isSame(before[name], after[name]);
  const seen = Object.fromEntries(Object.entries(fields).filter(([name]) => name in before));
  return [
    ...mergeRecords(seen, { base: before, mine: before, theirs: after }).elsewhere.map(
      labels.field,
    ),
    ...Object.entries(subLists)
      .filter(([name, { field = name }]) => isOther(field))
      .map(([name]) => labels.subList(name).title()),
    ...Object.entries(links)
      .filter(([name, { field = name }]) => isOther(field))
      .map(([name]) => labels.link(name)),
  ];
};
