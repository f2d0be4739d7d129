import { accessFlags } from './accessFlags';
import { address } from './address';
import { cents } from './cents';
import { choice } from './choice';
import { choices } from './choices';
import { code } from './code';
import { colour } from './colour';
import { country } from './country';
import { date } from './date';
import { dateTime } from './dateTime';
import { decimal } from './decimal';
import { email } from './email';
import { flag } from './flag';
import { integer } from './integer';
import { json } from './json';
import { keyValues } from './keyValues';
import { longText } from './longText';
import { money } from './money';
import { percent } from './percent';
import { perLanguage } from './perLanguage';
import { phone } from './phone';
import { reference } from './reference';
import { references } from './references';
import { richText } from './richText';
import { rows } from './rows';
import { secret } from './secret';
import { slug } from './slug';
import { tags } from './tags';
import { text } from './text';
import { time } from './time';
import { file, image } from './upload';
import { url } from './url';
import { variant } from './variant';
import { weekdays } from './weekdays';

/** Every field kind there is. `src/kinds/index.ts` holds the other half of each. */
export const kinds = {
  accessFlags,
  address,
  cents,
  choice,
  choices,
  code,
  colour,
  country,
  date,
  dateTime,
  decimal,
  email,
  file,
  flag,
  image,
  integer,
  json,
  keyValues,
  longText,
  money,
  percent,
  perLanguage,
  phone,
  reference,
  references,
  richText,
  rows,
  secret,
  slug,
  tags,
  text,
  time,
  url,
  variant,
  weekdays,
} as const;

export type Kinds = typeof kinds;
export type KindName = keyof Kinds;
