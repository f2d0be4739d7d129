import type { AnyField, KindName, OptionsOf } from '../../schemas';
import { accessFlags } from './accessFlags';
import { choice, choices } from './choice';
import { colour } from './colour';
import { date, dateTime, time } from './date';
import { flag } from './flag';
import { json } from './json';
import { integer, money, number } from './number';
import { offered } from './offered';
import { reference, references } from './references';
import { richText } from './richText';
import { keyValues, perLanguage, rows } from './rows';
import { secret } from './secret';
import { tags } from './tags';
import { text, trimmedText } from './text';
import { url } from './url';
import { variant } from './variant';
import type { WireKind } from './WireKind';

/** How this server reads and writes each field kind. */
const wireKinds = {
  accessFlags,
  address: text,
  cents: number,
  choice,
  choices,
  code: text,
  colour,
  country: trimmedText,
  date,
  dateTime,
  decimal: number,
  email: trimmedText,
  file: text,
  fileSize: number,
  flag,
  image: text,
  integer,
  json,
  keyValues,
  longText: text,
  money,
  offered,
  percent: number,
  perLanguage,
  phone: trimmedText,
  reference,
  references,
  richText,
  rows,
  secret,
  slug: trimmedText,
  tags,
  text: trimmedText,
  time,
  url,
  variant,
  weekdays: number,
} satisfies { readonly [Name in KindName]: WireKind<OptionsOf<Name>> };

/** The kind of a field, as parts see it that treat all kinds alike. */
export const wireKindOf = (field: AnyField): WireKind =>
  wireKinds[field.kind as KindName] as unknown as WireKind;
