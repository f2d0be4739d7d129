import { kinds as english } from '../../../i18n/en/kinds';
import { kinds as dutch } from '../../../i18n/nl/kinds';
import { type AnyField, allowsAll, foldText, isKind, type KindName } from '../../../schemas';
import { inSentence } from '../../../schemas/text/inSentence';
import type { CallContext } from '../../contract/CallContext';
import { storedIds } from '../../wire/references';
import { Unreadable } from '../../wire/WireKind';
import { nameOf } from '../texts';
import { countryCalled } from './countries';
import { bareNumber, type DecimalSign } from './readNumber';
import { readRights } from './rightsCalled';
import { splitKnown } from './splitKnown';
import type { Titles } from './titlesOfReferred';
import { readWeekdays } from './weekdayNames';

/** What a cell is read by, beside its text. */
export interface Asked {
  readonly context: CallContext;
  readonly field: AnyField;
  /** How the field is called among those beside it. */
  readonly name: string;
  /** What is stored by now; `undefined` of what is new. */
  readonly stored: unknown;
  readonly decimal: DecimalSign;
  /** The codes of the field by what they are called. */
  readonly codes: ReadonlyMap<string, readonly (string | number)[]>;
  /** The records that it refers to; none where it refers to no resource. */
  readonly titles: Titles | undefined;
}

/** What would be sent for a text; the text itself where it needs no conversion. @throws Unreadable */
export type Read = (text: string, asked: Asked) => unknown;

const YES = new Set(['yes', 'ja', 'true', 'waar', '1']);
const NO = new Set(['no', 'nee', 'false', 'onwaar', '0', '']);

const DAY = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/;
const IS_ID = /^\d{1,15}$/;

const as: Read = (text) => text;

const number: Read = (text, { decimal }) => bareNumber(text, decimal);

/** Euros, to the cent. */
const cents: Read = (text, { decimal }) => {
  const bare = bareNumber(text, decimal).replace(',', '.');
  const amount = Number(bare);
  // Moved as text: 8.03 × 100 is not quite 803.
  return bare === '' || Number.isNaN(amount) ? bare : Number(`${amount}e2`);
};

const flag: Read = (text) => {
  const word = text.trim().toLowerCase();
  if (YES.has(word)) return 1;
  return NO.has(word) ? 0 : text;
};

const date: Read = (text) => {
  const [, day = '', month = '', year] = DAY.exec(text.trim()) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.trim();
};

/** Several that are called the same: which one is meant isn't known. */
const ambiguous = (
  name: string,
  candidates: readonly (string | number)[],
  titleOf?: (id: number) => string | undefined,
): Unreadable =>
  new Unreadable({
    message: 'server.imports.severalCalled',
    params: {
      name,
      candidates: candidates
        .map((one) => (titleOf ? `#${one} ${titleOf(Number(one)) ?? ''}`.trim() : String(one)))
        .join(', '),
    },
  });

const isIn = (stored: unknown, code: unknown): boolean =>
  [stored ?? []].flat().some((one) => one === code);

const codeCalled = (text: string, { field, codes, stored }: Asked): string | number => {
  const word = text.trim();
  const own = 'values' in field && Array.isArray(field.values) ? field.values : [];
  if (own.some((code) => String(code) === word)) return word;
  const found = codes.get(foldText(word)) ?? [];
  const kept = found.find((code) => isIn(stored, code));
  if (kept !== undefined) return kept;
  if (found.length > 1) throw ambiguous(word, found);
  return found[0] ?? word;
};

const choices: Read = (text, asked) => {
  const { field, codes } = asked;
  if (/^\s*[[{]/.test(text)) return text;
  const chosen = splitKnown(text, (part) => codes.has(foldText(part))).map((part) =>
    codeCalled(part, asked),
  );
  if (!('as' in field) || field.as !== 'flags') return chosen;
  const own: readonly unknown[] =
    'values' in field && Array.isArray(field.values) ? field.values : [];
  return Object.fromEntries([
    ...own.map((code) => [String(code), 0]),
    ...chosen.map((code) => [String(code), 1]),
  ]);
};

/** The id of what a text names: by its id or by its name, which no two may have. @throws Unreadable */
const idCalled = (text: string, { context, field, titles, stored }: Asked): string | number => {
  const name = text.trim();
  if (name === '' || !titles || !('to' in field) || typeof field.to !== 'string') return name;
  const called = titles.called(name);
  const kept = storedIds([stored ?? []].flat()).find((id) => called.includes(id));
  if (kept !== undefined) return kept;
  const byId = IS_ID.test(name) && titles.of(Number(name)) !== undefined ? [Number(name)] : [];
  const found = [...new Set([...byId, ...called])];
  if (found.length > 1) throw ambiguous(name, found, titles.of);
  if (found[0] !== undefined || IS_ID.test(name)) return found[0] ?? name;
  throw new Unreadable({
    message: 'server.imports.noneCalled',
    params: { name, resource: inSentence(nameOf(context, field.to)) },
  });
};

const ALL = new Set([english, dutch].map(({ reference }) => foldText(reference.all)));

const reference: Read = (text, asked) =>
  isKind(asked.field, 'reference') && allowsAll(asked.field) && ALL.has(foldText(text.trim()))
    ? 0
    : idCalled(text, asked);

const references: Read = (text, asked) =>
  /^\s*[[{]/.test(text)
    ? text
    : splitKnown(text, (part) => (asked.titles?.called(part).length ?? 0) > 0).map((part) =>
        idCalled(part, asked),
      );

/** How the cells of each kind are read that people write; what isn't here is written by an export of all data alone. */
const readers = new Map<string, Read>(
  Object.entries({
    accessFlags: readRights,
    address: as,
    cents,
    choice: codeCalled,
    choices,
    colour: as,
    country: (text) => countryCalled(text) ?? text.trim(),
    date,
    dateTime: as,
    decimal: number,
    email: as,
    flag,
    integer: number,
    longText: as,
    money: number,
    percent: number,
    phone: as,
    reference,
    references,
    slug: as,
    tags: as,
    text: as,
    time: as,
    url: as,
    weekdays: readWeekdays,
  } satisfies Partial<Readonly<Record<KindName, Read>>>),
);

/** Whether the value that a list has for a field can be read. */
export const isReadInWords = ({ kind }: AnyField): boolean => readers.has(kind);

/** How a cell of a field is read; as it came where people don't write such values. */
export const readerOf = ({ kind }: AnyField): Read => readers.get(kind) ?? as;
