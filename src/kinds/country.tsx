import { useLocale } from 'react-admin';
import { countryName } from './countryNames';
import type { ViewOf } from './KindTypes';
import type { ShowProps } from './KindView';
import { lazyPart } from './lazyPart';
import { Nothing } from './Nothing';

const CountryShow = ({ value, isCell }: ShowProps<string>) => {
  const locale = useLocale();
  return value ? countryName(value, locale) : <Nothing isCell={isCell} />;
};

export const country: ViewOf<'country'> = {
  Show: CountryShow,
  Input: lazyPart(async () => (await import('./CountryInput')).CountryInput),
  asText: (value, _context, _translate, locale) => countryName(value, locale),
};
