import { type AnyField, isKind, type KindName } from '../../schemas';
import type { ColumnType } from '../store/Table';

/** What the fields of each kind are stored as. */
export const storedAs = {
  accessFlags: 'text',
  address: 'text',
  cents: 'number',
  choice: 'text',
  choices: 'json',
  code: 'text',
  colour: 'text',
  country: 'text',
  date: 'moment',
  dateTime: 'moment',
  decimal: 'number',
  email: 'text',
  file: 'text',
  fileSize: 'number',
  flag: 'flag',
  image: 'text',
  integer: 'number',
  json: 'text',
  keyValues: 'json',
  longText: 'text',
  money: 'number',
  offered: 'text',
  percent: 'number',
  perLanguage: 'json',
  phone: 'text',
  reference: 'id',
  references: 'ids',
  richText: 'text',
  rows: 'json',
  secret: 'text',
  slug: 'text',
  tags: 'text',
  text: 'text',
  time: 'moment',
  url: 'text',
  variant: 'json',
  weekdays: 'number',
} as const satisfies { readonly [Name in KindName]: ColumnType };

/** What a field is stored as: codes that are all numbers are stored as such. */
export const columnTypeOf = (field: AnyField): ColumnType =>
  isKind(field, 'choice') && field.values.every((code) => typeof code === 'number')
    ? 'number'
    : storedAs[field.kind as KindName];
