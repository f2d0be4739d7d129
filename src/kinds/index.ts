import type { KindName } from '../../schemas';
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
import type { ViewOf } from './KindTypes';
import type { KindView } from './KindView';
import { keyValues } from './keyValues';
import { longText } from './longText';
import { money } from './money';
import { connectViews } from './nestedView';
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

/** How each field kind looks: the other half of `schemas/kinds/index.ts`. */
export const kindViews = {
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
} satisfies { [K in KindName]: ViewOf<K> };

connectViews(kindViews as unknown as Record<KindName, KindView<unknown>>);
