import type { ModuleKey } from '../../schemas';
import { writtenLocale } from '../../schemas/routing/locales';
import type { CallContext } from '../contract/CallContext';
import { timeZoneOf } from '../contract/localTime';
import type { Values } from '../store/Store';
import { nameOfPerson } from './texts';

/** Rows of an organisation that no definition describes, or by no more than a title. */
interface TableSpec {
  /** Whose readers may read the rows' titles. */
  readonly module: ModuleKey;
  /** What a row goes by; rows without a title are only counted. */
  title?(row: Values, context: CallContext): string;
}

const bookingTitle = (
  { customerName, startDateTime }: Values,
  { call: { organisation, locale } }: CallContext,
): string => {
  const when = new Intl.DateTimeFormat(writtenLocale(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: timeZoneOf(organisation),
  }).format(new Date(String(startDateTime)));
  return `${customerName} (${when})`;
};

/** The tables whose rows people made, beside those of the definitions; their names stand under `server.tables`. */
const tables = {
  bookings: { module: 'ticketing', title: bookingTitle },
  objects: { module: 'builder' },
  questionnaireInvitations: { module: 'builder', title: nameOfPerson },
} as const satisfies Readonly<Record<string, TableSpec>>;

export const tableOf = (name: string): TableSpec | undefined =>
  Object.entries<TableSpec>(tables).find(([table]) => table === name)?.[1];
