import { lineCents, linesOf, netLineCents } from '../../../../resources/webshop/shared/orderTotals';
import { createPace } from '../../../store/pace';
import type { Row } from '../../../store/Store';
import { totalsOf } from '../orders/sold';
import type { GroupOf } from './groupOf';

/** A line of a report by what was sold: a group, what is in none, or what discounts took off; sums in whole cents. */
export interface SoldLine {
  readonly kind: 'group' | 'none' | 'discount';
  readonly name: string;
  readonly quantity: number;
  readonly total: number;
  readonly VAT: number;
  readonly net: number;
}

/** A part of an order, and the group that it counts in. */
interface Counted extends Omit<SoldLine, 'VAT'> {
  readonly key: string;
}

const plus = (
  before: SoldLine | undefined,
  { kind, name, quantity, total, net }: Omit<Counted, 'key'>,
): SoldLine => ({
  kind,
  name,
  quantity: (before?.quantity ?? 0) + quantity,
  total: (before?.total ?? 0) + total,
  VAT: (before?.VAT ?? 0) + total - net,
  net: (before?.net ?? 0) + net,
});

const places = { group: 0, none: 1, discount: 2 };

/** How lines are listed: what brought most comes first. */
const inOrder = (one: SoldLine, other: SoldLine): number =>
  places[one.kind] - places[other.kind] ||
  other.total - one.total ||
  one.name.localeCompare(other.name);

/** The lines of an order as they are counted, and last what its discount took off. */
const countsOf = (row: Row, groupOf: GroupOf): readonly Counted[] => {
  const { total, net } = totalsOf(row);
  const nets = netLineCents(row);
  const lines = linesOf(row).map((line, at): Counted => {
    const group = groupOf(line);
    return {
      kind: group === undefined ? 'none' : 'group',
      key: group?.key ?? '',
      name: group?.name ?? '',
      quantity: Number(line.quantity ?? 0),
      total: lineCents(line),
      net: nets[at] ?? 0,
    };
  });
  const before = (name: 'total' | 'net') => lines.reduce((sum, line) => sum + line[name], 0);
  const off = { total: total - before('total'), net: net - before('net') };
  return [...lines, { kind: 'discount', key: '', name: '', quantity: 0, ...off }];
};

const isSaid = ({ kind, quantity, total, VAT }: SoldLine): boolean =>
  kind === 'group' || quantity !== 0 || total !== 0 || VAT !== 0;

/**
 * Adds up orders by what was in them. A discount is given on an order: it is a line of its own, so that the lines add
 * up to what the orders came to, and a group shows what it was sold for.
 */
export const soldBy = async (
  orders: readonly Row[],
  groupOf: GroupOf,
): Promise<readonly SoldLine[]> => {
  const sums = new Map<string, SoldLine>();
  const pace = createPace();
  for (const row of orders) {
    await pace();
    for (const { key, ...counted } of countsOf(row, groupOf)) {
      const place = `${counted.kind} ${key}`;
      sums.set(place, plus(sums.get(place), counted));
    }
  }
  return [...sums.values()].filter(isSaid).sort(inOrder);
};
