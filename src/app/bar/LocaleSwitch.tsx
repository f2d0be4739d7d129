import { useTranslate } from 'react-admin';
import { localeNames, locales } from '../../../schemas/routing/locales';
import { useCurrentLocale } from '../../routing/paths';
import { ChoiceMenu } from './ChoiceMenu';
import look from './shell.module.css';
import { useSwitchLocale } from './useSwitchLocale';

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
      <span className={look.code}>{code}</span>
    </ChoiceMenu>
  );
};
