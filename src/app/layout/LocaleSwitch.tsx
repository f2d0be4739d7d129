import Typography from '@mui/material/Typography';
import { useI18nProvider, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { inLocale } from '../../../schemas/routing/address';
import { type Locale, localeNames, locales } from '../../../schemas/routing/locales';
import { useCurrentLocale } from '../../routing/paths';
import { ChoiceMenu } from './ChoiceMenu';

/** Shows everything in another locale, on the page that is open. */
const useSwitchLocale = (): ((locale: Locale) => void) => {
  const i18n = useI18nProvider();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  return (locale) => {
    void i18n.changeLocale(locale);
    navigate({ pathname: inLocale(pathname, locale), search, hash }, { replace: true, state });
  };
};

/** The choice of the locale. */
export const LocaleSwitch = () => {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const switchLocale = useSwitchLocale();
  const code = locale.toUpperCase();
  return (
    <ChoiceMenu
      label={translate('shell.language', { name: localeNames[locale], code })}
      choices={locales.map((value) => ({ value, label: localeNames[value], lang: value }))}
      chosen={locale}
      onChoose={switchLocale}
    >
      <Typography component="span" variant="body2" sx={{ fontWeight: 'fontWeightMedium' }}>
        {code}
      </Typography>
    </ChoiceMenu>
  );
};
