import { areTheirOwn, contentLanguages, type OptionsOf, type ValueOf } from '../../../schemas';
import type { ShowProps, ViewOf } from '../../fields/KindView';
import { languageName } from '../../fields/labels';
import { nestedText, useTextWriter } from '../../fields/text';
import { OneLine } from '../../ui/OneLine';
import { lazyPart } from '../lazyPart';
import { blockHeight } from './blockHeight';

type Props = ShowProps<ValueOf<'perLanguage'>, OptionsOf<'perLanguage'>>;

const PerLanguageTabs = lazyPart<Props>(
  'PerLanguageTabs',
  async () => (await import('./PerLanguageTabs')).PerLanguageTabs,
  blockHeight,
);

/** What stands in the first language. */
const FirstLanguage = ({ value, field, labelScope, name, resource }: Props) => {
  const writer = useTextWriter();
  const [first = ''] = areTheirOwn(field)
    ? Object.keys(value)
    : (field.languages ?? contentLanguages);
  const context = { labelScope: labelScope.rows(name), resource };
  return <OneLine text={nestedText(value[first] ?? {}, field.fields, context, writer)} />;
};

const PerLanguageShow = (props: Props) =>
  props.isCell ? <FirstLanguage {...props} /> : <PerLanguageTabs {...props} />;

export const perLanguage: ViewOf<'perLanguage'> = {
  Show: PerLanguageShow,
  asText: (value, { field, labelScope, name, resource }, writer) => {
    const context = { labelScope: labelScope.rows(name), resource };
    return Object.entries(value)
      .map(([language, block]) => [
        languageName(language, writer.translate),
        nestedText(block, field.fields, context, writer),
      ])
      .filter(([, text]) => text !== '')
      .map(([language, text]) => `${language}: ${text}`)
      .join('; ');
  },
  prepare: PerLanguageTabs.prepare,
  isBlock: true,
};
