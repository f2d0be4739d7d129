import { accessFlags } from './accessFlags';
import { address } from './address';
import { choice } from './choice';
import { choices } from './choices';
import { code } from './code';
import { colour } from './colour';
import { country } from './country';
import { date } from './dates/date';
import { dateTime } from './dates/dateTime';
import { time } from './dates/time';
import { weekdays } from './dates/weekdays';
import { email } from './email';
import { flag } from './flag';
import { json } from './json';
import { keyValues } from './keyValues';
import { cents } from './numbers/cents';
import { decimal } from './numbers/decimal';
import { fileSize } from './numbers/fileSize';
import { integer } from './numbers/integer';
import { money } from './numbers/money';
import { percent } from './numbers/percent';
import { offered } from './offered';
import { perLanguage } from './perLanguage';
import { phone } from './phone';
import { reference } from './reference';
import { references } from './references';
import { richText } from './richText';
import { rows } from './rows';
import { secret } from './secret';
import { slug } from './slug';
import { tags } from './tags';
import { longText } from './text/longText';
import { text } from './text/text';
import { file, image } from './upload';
import { url } from './url';
import { variant } from './variant';

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
  fileSize,
  flag,
  image,
  integer,
  json,
  keyValues,
  longText,
  money,
  offered,
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
