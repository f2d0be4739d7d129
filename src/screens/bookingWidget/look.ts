import type { Values } from '../../../dataProvider/values';
import { bookingWidget as words } from '../../../i18n/bookingWidget';
import { reservationConfig } from '../../../resources/ticketing/reservationConfig';
import type { DataRecord } from '../../../schemas';
import { hexOf, readableOn } from '../../ui/theme/contrast';
import { bookable } from './bookable';

type Locale = keyof typeof words;

const { fields } = reservationConfig;

type Colour = 'primaryColor' | 'accentColor' | 'bgColor' | 'fontColor';

/** A colour of the theme; what is none, or not yet, is the one that it is at first. */
const colourIn = (record: Values, name: Colour): string =>
  hexOf(String(record[name] ?? '')) ?? fields[name].default;

/** The corners in pixels; what can't be one is the one that they have at first. */
const radiusIn = ({ borderRadius }: Values): number => {
  const { min, max, default: first } = fields.borderRadius;
  const isRight = typeof borderRadius === 'number' && borderRadius >= min && borderRadius <= max;
  return isRight ? borderRadius : first;
};

const isLocale = (value: unknown): value is Locale => String(value) in words;

/** The languages, the primary one first; the one that there is at first while none is chosen. */
export const localesIn = ({ primaryLocale, supportedLocales }: Values): readonly Locale[] => {
  const chosen = (Array.isArray(supportedLocales) ? supportedLocales : []).filter(isLocale);
  const first = chosen.find((locale) => locale === primaryLocale) ?? chosen[0] ?? 'nl';
  return [first, ...chosen.filter((locale) => locale !== first)];
};

/** The fonts by their names here: Inter, which the app brings, is one file for all weights and called after that. */
const fontsIn = ({ fontFamily }: Values): string =>
  String(fontFamily ?? '').replace(/(^|,)\s*(["']?)Inter\2\s*(?=,|$)/gi, '$1 "Inter Variable"');

/** The theme as the properties of a style; what is written on a colour can be read there. */
export const themeIn = (record: Values): Readonly<Record<string, string>> => {
  const primary = colourIn(record, 'primaryColor');
  const accent = colourIn(record, 'accentColor');
  return {
    '--primary': primary,
    '--on-primary': readableOn(primary, '#ffffff'),
    '--accent': accent,
    '--on-accent': readableOn(accent, '#ffffff'),
    '--background': colourIn(record, 'bgColor'),
    '--text': colourIn(record, 'fontColor'),
    '--radius': `${radiusIn(record)}px`,
    fontFamily: fontsIn(record),
  };
};

/** What a booking can be made for. */
export interface Bookable {
  readonly activities: readonly DataRecord[];
  readonly resources: readonly DataRecord[];
}

/** The steps of a booking in the order in which they are taken, with what can be chosen in each. */
export const stepsIn = (record: Values, found: Bookable) => {
  const [locale = 'nl'] = localesIn(record);
  const { activity, activities, resource, resources } = words[locale];
  const steps = [
    { title: activity, choices: bookable(found.activities, locale, activities) },
    { title: resource, choices: bookable(found.resources, locale, resources) },
  ];
  return record.startMode === 'resourceFirst' ? steps.toReversed() : steps;
};
