import { shownDay } from '../../../schemas/days/shownDay';
import { type DocumentRow, type RowName, rowTypeOf } from '../../../schemas/documents';
import { euros, shownNumber } from '../../ui/format/numbers';
import type { EnumTitles } from './useEnumTitles';
import { enumOf } from './useEnumTitles';

/** What it takes to write a value in words and figures. */
export interface Wording {
  readonly locale: string;
  readonly enums: EnumTitles;
  translate(key: string): string;
}

type Write = (value: unknown, row: DocumentRow, wording: Wording) => string;

const NO_BREAK = '\u00a0';

const number: Write = (value, { type, options }, { locale }) => {
  if (typeof value !== 'number') return '';
  if (options.showAsCurrency !== true) return shownNumber(value, locale);
  const isWhole = rowTypeOf(type)?.name === 'integer';
  return `${options.currencySign}${NO_BREAK}${shownNumber(value, locale, isWhole ? {} : euros)}`;
};

const choice: Write = (value, row, { enums }) => {
  const titles = enums.get(enumOf(row) ?? 0);
  return [value]
    .flat()
    .filter((id) => typeof id === 'number')
    .map((id) => titles?.get(id) ?? '')
    .filter((title) => title !== '')
    .join(', ');
};

const writers: Partial<Record<RowName, Write>> = {
  string: (value) => (typeof value === 'string' ? value : ''),
  integer: number,
  float: number,
  enum: choice,
  boolean: (value, _row, { translate }) =>
    typeof value === 'boolean' ? translate(`kinds.flag.${value ? 'yes' : 'no'}`) : '',
  date: (value, _row, { locale }) => (typeof value === 'string' ? shownDay(value, locale) : ''),
  time: (value) => (typeof value === 'string' ? value : ''),
};

/** A filled-in value as it is read and searched; blank for nothing, and for files, which are pictures. */
export const valueText = (row: DocumentRow, value: unknown, wording: Wording): string =>
  writers[rowTypeOf(row.type)?.name ?? 'string']?.(value, row, wording) ?? '';
