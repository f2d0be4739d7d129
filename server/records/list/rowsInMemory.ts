import type { Found, Query, Row } from '../../store/Store';

const collator = new Intl.Collator('nl', { numeric: true });

const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

const compare = (one: unknown, other: unknown): number => {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collator.compare(String(one), String(other));
};

const compareBy =
  ({ field, order }: NonNullable<Query['sort']>[number]) =>
  (one: Row, other: Row): number => {
    const [a, b] = [one[field], other[field]];
    if (isEmpty(a) || isEmpty(b)) return Number(isEmpty(a)) - Number(isEmpty(b));
    return (order === 'asc' ? 1 : -1) * compare(a, b);
  };

/**
 * Does what the store does with a query, for rows with values that no row stores: those can be searched
 * and sorted only after they have been worked out.
 */
export const arrange = (rows: readonly Row[], query: Query): Found => {
  const { search, match, sort = [], skip = 0, take } = query;
  const wanted = search && bare(search.text);
  const hasText = (row: Row): boolean =>
    wanted === undefined ||
    (search?.fields ?? []).some((field) => bare(String(row[field] ?? '')).includes(wanted));
  const found = rows
    .filter((row) => hasText(row) && (match?.(row) ?? true))
    .sort(
      (one, other) =>
        sort.map((by) => compareBy(by)(one, other)).find((result) => result !== 0) ??
        one.id - other.id,
    );
  return {
    rows: found.slice(skip, take === undefined ? undefined : skip + take),
    total: found.length,
  };
};
