import { type DataRecord, isBlank } from '../../../schemas';
import { isObject } from '../../../schemas/isObject';

/** As many as there is room for. */
const SHOWN = 2;

/** What something is called for visitors who read a language; in another one where it has no name there. */
const nameIn = ({ translations, name }: DataRecord, locale: string): string => {
  const block = isObject(translations) ? translations[locale] : undefined;
  const text = isObject(block) ? block.name : undefined;
  return String(isBlank(text) ? name : text);
};

/** The first of what can be booked, or what stands in for it where there is nothing yet. */
export const bookable = (
  records: readonly DataRecord[],
  locale: string,
  instead: readonly string[],
): readonly string[] => {
  const names = new Set(
    records.filter(({ active }) => active).map((record) => nameIn(record, locale)),
  );
  return names.size > 0 ? [...names].slice(0, SHOWN) : instead;
};
