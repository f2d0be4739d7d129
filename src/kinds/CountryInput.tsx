import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import { countryCodes, HOME_COUNTRY } from './countryCodes';
import { countryName } from './countryNames';
import type { InputProps } from './KindView';
import { PickOne } from './OptionPicker';

/** Every country by its name, the home country first. */
const countriesIn = (locale: string) => {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const isAway = (code: string) => Number(code !== HOME_COUNTRY);
  return countryCodes
    .map((id) => ({ id, title: names.of(id) ?? id }))
    .sort((a, b) => isAway(a.id) - isAway(b.id) || compare(a.title, b.title));
};

/** A country, found by typing its name. */
export const CountryInput = (props: InputProps<string>) => {
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
