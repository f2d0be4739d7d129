import { type Footer, PAGE, PAGES, type Piece } from './drawing';
import type { Issuer } from './issuer';
import type { Paper } from './Paper';
import type { Wording } from './wording';

/** The box that a logo is drawn into, in points. */
const LOGO = { width: 180, height: 56 };

/** Writes who a paper comes from at its top. */
export const letterhead = (paper: Paper, { name, address, contact, logo }: Issuer): void => {
  const { left, right } = paper.sheet;
  const drawn: readonly Piece[] = logo ? [{ kind: 'picture', bytes: logo, ...LOGO }] : [];
  const below = [...address, ...contact].join('\n');
  paper.beside(
    { place: left, pieces: drawn },
    {
      place: right,
      pieces: [
        { kind: 'text', text: name, look: { font: 'bold', size: 11 } },
        { kind: 'skip', points: 2 },
        { kind: 'text', text: below, look: { size: 8.5, isMuted: true } },
      ],
    },
  );
  paper.skip(28);
};

/** Holds together what a line isn't to be broken in. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

const BETWEEN = '  ·  ';

/** What stands below each page: who it is from, and which page it is. */
export const footerOf = ({ name, numbers }: Issuer, { translate }: Wording): Footer => ({
  text: [
    name,
    ...numbers.map(({ name: kind, value }) =>
      unbroken(`${translate(`server.paper.${kind}`)} ${value}`),
    ),
    '',
  ].join(BETWEEN),
  page: unbroken(translate('server.paper.page', { page: PAGE, pages: PAGES })),
});
