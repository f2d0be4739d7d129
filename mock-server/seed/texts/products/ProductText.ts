import type { products } from '../../../../resources/webshop/products';
import type { RecordOf } from '../../../../schemas';

type Product = RecordOf<typeof products>;

/** What a product has beside its names and its price. */
export interface ProductMore {
  /** It is no longer sold. */
  readonly isOff?: boolean;
  /** Its forms, each with its price; without them there is one. */
  readonly forms?: readonly (readonly [dutch: string, english: string, price: number])[];
  /** Its category, counted from 0 among the organisation's. */
  readonly category?: number;
  readonly isFood?: boolean;
  readonly isDrinkable?: boolean;
  readonly containsAlcohol?: boolean;
  readonly allergens?: readonly Product['allergens'][number][];
  readonly vbnNumber?: string;
  /** Other products, by their Dutch names, that it is bought as and made of; no supplier offers it then. */
  readonly boughtAs?: readonly string[];
  /** It may not be changed here. */
  readonly isFixed?: boolean;
}

/** A product of the demo: its names, its price in euros, and its other values. */
export type ProductText = readonly [
  dutch: string,
  english: string,
  price: number,
  more?: ProductMore,
];
