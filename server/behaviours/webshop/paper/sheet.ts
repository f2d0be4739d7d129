/** The sides of an A4 page, in points. */
const SHORT = 595.28;
const LONG = 841.89;

/** Points that stay empty at each edge, and those above the lower edge that the foot takes. */
export const MARGIN = 48;
const FOOTER = 40;

/** Points between the halves of a page. */
const GUTTER = 24;

/** Where something stands: points from the left edge, and how wide it may be. */
export interface Place {
  readonly x: number;
  readonly width: number;
}

/** The pages of a paper. */
export interface Sheet {
  readonly layout: 'portrait' | 'landscape';
  readonly content: Place;
  /** The left and the right half of a page. */
  readonly left: Place;
  readonly right: Place;
  /** Points from the top edge: where what is written ends, and where the foot stands. */
  readonly end: number;
  readonly foot: number;
}

/** @param isWide its pages lie on their long side, for tables of many columns */
export const sheetOf = (isWide: boolean): Sheet => {
  const [width, height] = isWide ? [LONG, SHORT] : [SHORT, LONG];
  const content = { x: MARGIN, width: width - 2 * MARGIN };
  const half = (content.width - GUTTER) / 2;
  return {
    layout: isWide ? 'landscape' : 'portrait',
    content,
    left: { x: MARGIN, width: half },
    right: { x: MARGIN + half + GUTTER, width: half },
    end: height - MARGIN - FOOTER,
    foot: height - MARGIN - 12,
  };
};
