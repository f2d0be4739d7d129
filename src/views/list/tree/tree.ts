import type { DataRecord } from '../../../../schemas';

/** A record of a tree. */
export interface TreeNode {
  readonly record: DataRecord;
  /** 1 for those without a parent. */
  readonly level: number;
  readonly hasChildren: boolean;
}

/**
 * Puts records beneath their parents, in the order that they came in. One whose parent isn't among them
 * stands at the top, and so does one that would lie beneath itself.
 *
 * @param by the field that holds the parent's id
 * @param closed ids whose children are left out
 */
export const treeOf = (
  records: readonly DataRecord[],
  by: string,
  closed: readonly number[] = [],
): readonly TreeNode[] => {
  const known = new Set(records.map(({ id }) => id));
  const below = new Map<number, DataRecord[]>();
  for (const record of records) {
    const parent = Number(record[by]);
    below.set(parent, [...(below.get(parent) ?? []), record]);
  }
  const nodes: TreeNode[] = [];
  const placed = new Set<number>();
  const place = (record: DataRecord, level: number, isShown: boolean): void => {
    if (placed.has(record.id)) return;
    placed.add(record.id);
    const children = below.get(record.id) ?? [];
    if (isShown) nodes.push({ record, level, hasChildren: children.length > 0 });
    for (const child of children) place(child, level + 1, isShown && !closed.includes(record.id));
  };
  for (const record of records) if (!known.has(Number(record[by]))) place(record, 1, true);
  for (const record of records) place(record, 1, true);
  return nodes;
};
