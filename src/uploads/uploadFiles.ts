import { addressOf } from '../../dataProvider/http';
import { session } from '../../dataProvider/session';
import { fillPath, limitsOf, type OptionsOf } from '../../schemas';
import type { Limits } from '../../schemas/kinds/upload';
import { fileEndings } from '../../schemas/media/fileEndings';
import { writtenLocale } from '../../schemas/routing/locales';
import type { Translate } from '../ui/Translate';

interface Context {
  field: Pick<OptionsOf<'image'>, 'address'>;
  record: Readonly<Record<string, unknown>>;
}

/** Another with each start of the app: what others stored meanwhile isn't taken from the cache. */
const STARTED = Date.now().toString(36);

/**
 * Where the browser reads the file of a record; a path may name the organisation as `{org}`.
 *
 * @param version changes when another file is stored under the same name
 */
export const fileAddress = (value: string, { field, record }: Context, version = 0): string => {
  const org = session.get()?.organisation.id;
  const random = `${STARTED}${version || ''}`;
  const path = fillPath(field.address, { ...record, org, value, random });
  return addressOf(path, field.address.includes('{random}') ? {} : { v: version || undefined });
};

const MEBIBYTE = 1_048_576;

/** A size as people read it: in megabytes, or in kilobytes below one. */
const sizeText = (bytes: number, locale: string): string => {
  const [amount, unit] =
    bytes >= MEBIBYTE ? [bytes / MEBIBYTE, 'megabyte'] : [bytes / 1024, 'kilobyte'];
  return new Intl.NumberFormat(writtenLocale(locale), {
    style: 'unit',
    unit,
    maximumFractionDigits: 1,
  }).format(amount);
};

/** What people call a type of file: how its names end, or the end of the type's own name. */
const typeName = (type: string): string =>
  (fileEndings(type)[0] ?? type).replace(/^.*[/.](x-)?/, '').toUpperCase();

/** Which files are taken, as a sentence for people: "PNG, JPEG; at most 5 MB". */
export const limitsText = (
  limits: Partial<Limits>,
  translate: Translate,
  locale: string,
): string => {
  const { accept, maxBytes } = limitsOf(limits);
  return translate('kinds.upload.limits', {
    types: accept.map(typeName).join(', '),
    size: sizeText(maxBytes, locale),
  });
};

/** The same for whoever drops or chooses them. */
export const dropLimits = (limits: Partial<Limits>) => {
  const { accept, maxBytes } = limitsOf(limits);
  return {
    accept: Object.fromEntries(accept.map((type) => [type, [...fileEndings(type)]])),
    maxSize: maxBytes,
  };
};
