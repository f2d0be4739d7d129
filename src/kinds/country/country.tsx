import { useLocale } from 'react-admin';
import type { ShowProps, ViewOf } from '../../fields/KindView';
import { Nothing } from '../../ui/Nothing';
import { countryName } from './countryNames';

const CountryShow = ({ value, isCell }: ShowProps<string>) => {
  const locale = useLocale();
  return value ? countryName(value, locale) : <Nothing isCell={isCell} />;
};

export const country: ViewOf<'country'> = {
  width: 240,
  Show: CountryShow,
  asText: (value, _context, { locale }) => countryName(value, locale),
};
