import { euros } from '../../ui/format/numbers';

/** What a field of such a kind may define. */
export interface NumberOptions {
  min?: number;
  max?: number;
  ungrouped?: true;
  unit?: 'MB' | 'min' | 's';
  upTo?: string;
}

export type NumberValue = number | null;

/** How the numbers of a kind are written. */
export interface NumberParts {
  /** How it is shown in full. */
  shown?: Intl.NumberFormatOptions;
  /** How it is typed and exported. */
  typed?: Intl.NumberFormatOptions;
  /** What stands before or after the input. */
  start?: string;
  end?: string;
  /** How often the number on screen goes into the record's. */
  scale?: number;
  /** The number on screen that is formatted as `shown`, over the one that is typed. */
  shownScale?: number;
  /** Most digits after the comma. */
  decimals?: number;
  isWhole?: boolean;
}

/** A record's number as it stands on screen. */
export const onScreen = (value: NumberValue, { scale = 1 }: NumberParts): NumberValue =>
  value === null ? null : value / scale;

const euro = { style: 'currency', currency: 'EUR', ...euros } as const;

/** How each kind of number is written. */
export const numberParts = {
  cents: { shown: euro, typed: euros, decimals: 2, scale: 100, start: '€' },
  decimal: {},
  integer: { isWhole: true },
  money: { shown: euro, typed: euros, decimals: 2, start: '€' },
  percent: { shown: { style: 'percent', maximumFractionDigits: 6 }, shownScale: 100, end: '%' },
} as const satisfies Record<string, NumberParts>;
