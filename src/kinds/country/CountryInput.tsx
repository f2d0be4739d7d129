import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import { PickOne } from '../../fields/inputs/OptionPicker';
import type { InputProps } from '../../fields/KindView';
import { countryCodes, HOME_COUNTRY } from './countryCodes';
import { countryName } from './countryNames';

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
