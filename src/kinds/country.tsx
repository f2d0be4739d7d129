import { useLocale } from 'ra-core';
import { useMemo } from 'react';
import { countryCodes, HOME_COUNTRY } from './countryCodes';
import type { ViewOf } from './KindTypes';
import type { InputProps, ShowProps } from './KindView';
import { Nothing } from './Nothing';
import { PickOne } from './OptionPicker';

/** A country's name in a locale; a code that is none is shown as it is. */
const countryName = (code: string, locale: string): string =>
  /^[A-Z]{2}$/.test(code)
    ? (new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code)
    : code;

/** Every country by its name, the home country first. */
const countriesIn = (locale: string) => {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const isAway = (code: string) => Number(code !== HOME_COUNTRY);
  return countryCodes
    .map((id) => ({ id, title: names.of(id) ?? id }))
    .sort((a, b) => isAway(a.id) - isAway(b.id) || compare(a.title, b.title));
};

const CountryShow = ({ value, isCell }: ShowProps<string>) => {
  const locale = useLocale();
  return value ? countryName(value, locale) : <Nothing isCell={isCell} />;
};

const CountryInput = (props: InputProps<string>) => {
  const { value, onChange } = props;
  const locale = useLocale();
  const options = useMemo(() => countriesIn(locale), [locale]);
  return (
    <PickOne
      {...props}
      options={options}
      value={value ? { id: value, title: countryName(value, locale) } : null}
      onChange={(code) => onChange(code ?? '')}
    />
  );
};

export const country: ViewOf<'country'> = {
  Show: CountryShow,
  Input: CountryInput,
  asText: (value, _context, _translate, locale) => countryName(value, locale),
};
