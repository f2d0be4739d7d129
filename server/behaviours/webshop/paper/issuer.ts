import { join } from 'node:path';
import { organisations } from '../../../../resources/organisation/organisations';
import { isBlank } from '../../../../schemas';
import type { CallContext } from '../../../contract/CallContext';
import { filesOf } from '../../../records/files/files';
import type { Row } from '../../../store/Store';

/** Who a paper comes from. */
export interface Issuer {
  readonly name: string;
  /** Where it is, a line each. */
  readonly address: readonly string[];
  /** How it is reached: telephone, mail, website. */
  readonly contact: readonly string[];
  /** Its numbers, each with the text that names it. */
  readonly numbers: readonly {
    readonly name: 'chamberOfCommerce' | 'vatNumber';
    readonly value: string;
  }[];
  /** A picture as PNG; none where there is none that can be drawn. */
  readonly logo: Buffer | null;
}

/** The greatest width of a logo, in pixels: twice what is shown, for printers. */
const LOGO_WIDTH = 800;

const texts = (row: Row, names: readonly string[]): readonly string[] =>
  names.map((name) => String(row[name] ?? '')).filter((text) => !isBlank(text));

/** Logos come in forms that a PDF can't hold, so that each is drawn anew. */
const logoOf = async (context: CallContext, { id }: Row): Promise<Buffer | null> => {
  const owner = { resource: organisations.name, recordId: id, field: 'organisationLogo' };
  const [file] = await filesOf(context, owner);
  if (!file) return null;
  const { default: sharp } = await import('sharp');
  try {
    const { files } = context;
    return await sharp(join(files.folder, files.pathOf(String(file.hash))))
      .resize({ width: LOGO_WIDTH, height: LOGO_WIDTH, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer();
  } catch (error) {
    // A picture that can't be read is no reason to send no invoice.
    context.log(error);
    return null;
  }
};

/** What papers say of the organisation that they come from: the only place that knows where it stands. */
export const issuerOf = async (context: CallContext): Promise<Issuer> => {
  const { organisation } = context.call;
  return {
    name: String(organisation.name),
    address: texts(organisation, ['address', 'city']),
    contact: texts(organisation, ['phone', 'email', 'website']),
    numbers: (['chamberOfCommerce', 'vatNumber'] as const).flatMap((name) => {
      const value = String(organisation[name] ?? '');
      return isBlank(value) ? [] : [{ name, value }];
    }),
    logo: await logoOf(context, organisation),
  };
};
