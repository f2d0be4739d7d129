import type { Place } from './sheet';

export type Font = 'regular' | 'bold';

/** How a text looks. */
export interface Look {
  readonly font?: Font;
  /** Points. */
  readonly size?: number;
  readonly align?: 'left' | 'right';
  readonly isMuted?: boolean;
}

/** A column of a table on paper. */
export interface TableColumn {
  readonly title: string;
  /** Its share of the width. */
  readonly share: number;
  readonly align?: 'left' | 'right';
}

export type Cell = string;

export interface Table {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly Cell[])[];
  /** The last row is the sum, which stands on no page without the row before it. */
  readonly hasSum?: boolean;
  /** Points of its texts. */
  readonly size?: number;
}

/** What stands in a column of its own, one below another. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string; readonly look?: Look }
  /** PNG or JPEG, at the top left of a box. */
  | {
      readonly kind: 'picture';
      readonly bytes: Uint8Array;
      readonly width: number;
      readonly height: number;
    }
  | { readonly kind: 'skip'; readonly points: number };

export interface Column {
  readonly place: Place;
  readonly pieces: readonly Piece[];
}

/** What is done to a paper, from top to bottom. */
export type Step =
  /** Writes a text below what is there. */
  | {
      readonly kind: 'write';
      readonly text: string;
      readonly look: Look;
      readonly place: Place;
    }
  /** Draws columns beside each other; what follows stands below the longest. */
  | { readonly kind: 'beside'; readonly columns: readonly Column[] }
  | ({ readonly kind: 'table' } & Table)
  | { readonly kind: 'skip'; readonly points: number }
  /** Begins another page where less than so many points are left. */
  | { readonly kind: 'need'; readonly points: number }
  /** Begins a part whose pages are counted for themselves. */
  | { readonly kind: 'part' };

/** Stand in a footer for the number of its page, and for how many there are. */
export const PAGE = '{page}';
export const PAGES = '{pages}';

/** What stands at the foot of each page. */
export interface Footer {
  readonly text: string;
  /** Follows the text, with `PAGE` and `PAGES` in it. */
  readonly page: string;
}

/** A paper as plain data, which a thread can be sent. */
export interface Drawing {
  /** What readers show as its name. */
  readonly title: string;
  /** That it is written in. */
  readonly language: string;
  /** Its pages lie on their long side. */
  readonly isWide: boolean;
  readonly steps: readonly Step[];
  readonly footer: Footer;
}
