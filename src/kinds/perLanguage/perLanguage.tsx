import { useLocale, useTranslate } from 'react-admin';
import { contentLanguages } from '../../../schemas';
import type { OptionsOf, ValueOf, ViewOf } from '../../fields/KindTypes';
import type { ShowProps } from '../../fields/KindView';
import { nestedText } from '../../fields/nestedText';
import { OneLine } from '../../ui/OneLine';
import { BLOCK_HEIGHT, lazyPart } from '../lazyPart';

type Props = ShowProps<ValueOf<'perLanguage'>, OptionsOf<'perLanguage'>>;

const PerLanguageTabs = lazyPart<Props>(
  async () => (await import('./PerLanguageParts')).PerLanguageTabs,
  BLOCK_HEIGHT,
);

/** What stands in the first language. */
const FirstLanguage = ({ value, field, scope, name, resource }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const [first = ''] = field.available ? Object.keys(value) : (field.languages ?? contentLanguages);
  const context = { scope: `${scope}.rows.${name}`, resource };
  return (
    <OneLine text={nestedText(value[first] ?? {}, field.fields, context, translate, locale)} />
  );
};

const PerLanguageShow = (props: Props) =>
  props.isCell ? <FirstLanguage {...props} /> : <PerLanguageTabs {...props} />;

export const perLanguage: ViewOf<'perLanguage'> = {
  Show: PerLanguageShow,
  Input: lazyPart(async () => (await import('./PerLanguageParts')).PerLanguageInput, BLOCK_HEIGHT),
  asText: (value, { field, scope, name, resource }, translate, locale) => {
    const context = { scope: `${scope}.rows.${name}`, resource };
    return Object.entries(value)
      .map(([language, block]) => [
        translate(`codes.languages.${language}`, { _: language }),
        nestedText(block, field.fields, context, translate, locale),
      ])
      .filter(([, text]) => text !== '')
      .map(([language, text]) => `${language}: ${text}`)
      .join('; ');
  },
  isBlock: true,
};
