import { organisations } from '../../../../resources/organisation/organisations';
import { webshopconfiguration } from '../../../../resources/webshop/webshopconfiguration';
import { isBlank } from '../../../../schemas';
import type { CallContext } from '../../../contract/CallContext';
import { filesOf, ownerOf } from '../../../records/files/files';
import type { Row } from '../../../store/Store';
import { shopConfiguration } from '../shop/configuration';

const numberNames = ['chamberOfCommerce', 'vatNumber', 'iban', 'bic'] as const;

/** Who a paper comes from. */
export interface Issuer {
  readonly name: string;
  /** Where it is, a line each. */
  readonly address: readonly string[];
  /** How it is reached: telephone, mail, website. */
  readonly contact: readonly string[];
  /** Its numbers, each with the text that names it. */
  readonly numbers: readonly {
    readonly name: (typeof numberNames)[number];
    readonly value: string;
  }[];
  /** A picture as PNG; none where there is none that can be drawn. */
  readonly logo: Buffer | null;
}

/** The greatest width of a logo, in pixels: twice what is shown, for printers. */
const LOGO_WIDTH = 800;

/** A row of which nothing is known. */
const NOTHING: Row = { id: 0 };

const textOf = (row: Row, name: string): string => String(row[name] ?? '').trim();

const isFilled = (row: Row, names: readonly string[]): boolean =>
  names.some((name) => !isBlank(textOf(row, name)));

/** The first that specifies any of this, as these fields belong together; the last where none does. */
const firstFilled = (rows: readonly Row[], names: readonly string[]): Row =>
  rows.find((row) => isFilled(row, names)) ?? rows.at(-1) ?? NOTHING;

const linesOf = (row: Row, lines: readonly (readonly string[])[]): readonly string[] =>
  lines
    .map((names) => names.map((name) => textOf(row, name)).join('  '))
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Logos come in forms that a PDF can't hold, so that each is drawn anew. */
const drawn = async (context: CallContext, hash: string): Promise<Buffer | null> => {
  const { default: sharp } = await import('sharp');
  try {
    return await context.files.withLocal(hash, (path) =>
      sharp(path)
        .resize({ width: LOGO_WIDTH, height: LOGO_WIDTH, fit: 'inside', withoutEnlargement: true })
        .png()
        .toBuffer(),
    );
  } catch (error) {
    // A picture that can't be read is no reason to send no invoice.
    context.log(error);
    return null;
  }
};

const logoOf = async (
  context: CallContext,
  shop: Row | undefined,
  organisation: Row,
): Promise<Buffer | null> => {
  const owners = [
    ...(shop ? [ownerOf(webshopconfiguration.name, shop)] : []),
    ownerOf(organisations.name, organisation),
  ];
  for (const owner of owners) {
    const [file] = await filesOf(context, { ...owner, field: 'organisationLogo' });
    if (file) return drawn(context, file.hash);
  }
  return null;
};

const addressNames = ['address', 'postalCode', 'city'];
const contactNames = ['phone', 'email', 'website'];

/**
 * What papers state about their issuer: as the shop's settings have it, and where these are empty, as the
 * organisation has it. The only place that knows where it stands.
 */
export const issuerOf = async (context: CallContext): Promise<Issuer> => {
  const { organisation } = context.call;
  const shop = await shopConfiguration(context);
  const known = shop ? [shop, organisation] : [organisation];
  const company = firstFilled(known, ['companyName', ...numberNames]);
  return {
    name: textOf(company, 'companyName') || textOf(organisation, 'name'),
    address: linesOf(firstFilled(known, addressNames), [['address'], ['postalCode', 'city']]),
    contact: linesOf(
      firstFilled(known, contactNames),
      contactNames.map((name) => [name]),
    ),
    numbers: numberNames.flatMap((name) => {
      const value = textOf(company, name);
      return value === '' ? [] : [{ name, value }];
    }),
    logo: await logoOf(context, shop, organisation),
  };
};
