import { registryOf } from '../fields/registry';
import { accessFlags } from './accessFlags';
import { address } from './address';
import { choice } from './choice/choice';
import { choices } from './choice/choices';
import { code } from './code/code';
import { json } from './code/json';
import { colour } from './colour/colour';
import { country } from './country/country';
import { date } from './dates/date';
import { dateTime } from './dates/dateTime';
import { time } from './dates/time';
import { email } from './email';
import { flag } from './flag';
import { keyValues } from './keyValues/keyValues';
import { cents } from './numbers/cents';
import { decimal } from './numbers/decimal';
import { fileSize } from './numbers/fileSize';
import { integer } from './numbers/integer';
import { money } from './numbers/money';
import { percent } from './numbers/percent';
import { perLanguage } from './perLanguage/perLanguage';
import { phone } from './phone';
import { offered } from './reference/offered';
import { reference } from './reference/reference';
import { references } from './reference/references';
import { richText } from './richText/richText';
import { rows } from './rows/rows';
import { secret } from './secret';
import { slug } from './slug';
import { tags } from './tags';
import { longText } from './text/longText';
import { text } from './text/text';
import { file, image } from './upload/upload';
import { url } from './url';
import { variant } from './variant';
import { weekdays } from './weekdays';

/** How each field kind looks where it is read: the other half of `schemas/kinds/index.ts`. */
export const viewOf = registryOf({
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
});
