import {
  lineCents,
  linesOf,
  netLineCents,
  type OrderTotals,
} from '../../../../resources/webshop/shared/orderTotals';
import type { Order } from '../orders/Order';
import type { GroupOf, SoldProduct } from './groupOf';

/** A line of a report by what was sold: a group, what is in none, or what discounts took off; sums in whole cents. */
export interface SoldLine {
  readonly kind: 'group' | 'none' | 'discount';
  readonly name: string;
  readonly quantity: number;
  readonly total: number;
  readonly VAT: number;
  readonly net: number;
}

/** What was sold of something: pieces, and whole cents. */
type Sold = Pick<SoldLine, 'quantity' | 'total' | 'net'>;

const NONE: Sold = { quantity: 0, total: 0, net: 0 };

const plus = (one: Sold, other: Sold): Sold => ({
  quantity: one.quantity + other.quantity,
  total: one.total + other.total,
  net: one.net + other.net,
});

const places = { group: 0, none: 1, discount: 2 };

/** How lines are listed: what brought most comes first. */
const inOrder = (one: SoldLine, other: SoldLine): number =>
  places[one.kind] - places[other.kind] ||
  other.total - one.total ||
  one.name.localeCompare(other.name);

const isListed = ({ kind, quantity, total, VAT }: SoldLine): boolean =>
  kind === 'group' || quantity !== 0 || total !== 0 || VAT !== 0;

const lineOf = (
  kind: SoldLine['kind'],
  name: string,
  { quantity, total, net }: Sold,
): SoldLine => ({
  kind,
  name,
  quantity,
  total,
  VAT: total - net,
  net,
});

/**
 * Adds up orders by the products in them. A discount is given on an order: it is a line of its own, so that the lines
 * add up to what the orders came to, and a group shows what it was sold for.
 */
export class SoldCount {
  private readonly byProduct = new Map<string, { readonly product: SoldProduct; sold: Sold }>();
  private discounts = NONE;

  /** The products that were sold, each under every title that it was sold by. */
  get products(): readonly SoldProduct[] {
    return [...this.byProduct.values()].map(({ product }) => product);
  }

  add(order: Order, { total, net }: OrderTotals): void {
    const nets = netLineCents(order);
    let before = NONE;
    for (const [at, line] of linesOf(order).entries()) {
      const quantity = Number(line.quantity ?? 0);
      const sold = { quantity, total: lineCents(line), net: nets[at] ?? 0 };
      const product = { id: Number(line.productId), title: String(line.title ?? '').trim() };
      this.count(product, sold);
      before = plus(before, sold);
    }
    const off = { quantity: 0, total: total - before.total, net: net - before.net };
    this.discounts = plus(this.discounts, off);
  }

  /** What was sold, by the groups that products are in. */
  lines(groupOf: GroupOf): readonly SoldLine[] {
    const groups = new Map<string | undefined, { readonly name: string; sold: Sold }>();
    for (const { product, sold } of this.byProduct.values()) {
      const group = groupOf(product);
      const before = groups.get(group?.key)?.sold ?? NONE;
      groups.set(group?.key, { name: group?.name ?? '', sold: plus(before, sold) });
    }
    const lines = [...groups].map(([key, { name, sold }]) =>
      lineOf(key === undefined ? 'none' : 'group', name, sold),
    );
    return [...lines, lineOf('discount', '', this.discounts)].filter(isListed).sort(inOrder);
  }

  private count(product: SoldProduct, sold: Sold): void {
    const key = `${product.id} ${product.title}`;
    const before = this.byProduct.get(key)?.sold ?? NONE;
    this.byProduct.set(key, { product, sold: plus(before, sold) });
  }
}
