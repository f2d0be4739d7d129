import type { Issuer } from './issuer';
import type { Footer, Paper } from './Paper';
import type { Wording } from './wording';

/** The box that a logo is drawn into, in points. */
const LOGO_WIDTH = 180;
const LOGO_HEIGHT = 56;

/** Writes who a paper comes from at its top. */
export const letterhead = (paper: Paper, { name, address, contact, logo }: Issuer): void => {
  const { right: place } = paper.sheet;
  const below = [...address, ...contact].join('\n');
  const right = paper.put(name, place, { font: 'bold', size: 11 });
  const height =
    right + 2 + paper.put(below, place, { size: 8.5, isMuted: true }, paper.y + right + 2);
  const drawn = logo ? paper.picture(logo, LOGO_WIDTH, LOGO_HEIGHT) : 0;
  paper.skip(Math.max(height, drawn) + 28);
};

/** Holds together what a line isn't to be broken in. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** What stands below each page: who it is from, and which page it is. */
export const footerOf =
  ({ name, numbers }: Issuer, { translate }: Wording): Footer =>
  (page, pages) =>
    [
      name,
      ...numbers.map(({ name: kind, value }) =>
        unbroken(`${translate(`server.paper.${kind}`)} ${value}`),
      ),
      unbroken(translate('server.paper.page', { page, pages })),
    ].join('  ·  ');
