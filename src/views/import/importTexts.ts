import { useLocale, useTranslate } from 'react-admin';
import { imports as english } from '../../../i18n/en/imports';
import { imports as dutch } from '../../../i18n/nl/imports';
import type { LineState } from '../../../schemas';

type TextName = Exclude<keyof typeof english, 'states'>;

/** The texts come with the import: the pages that everybody opens have enough of their own. */
export const useImportTexts = () => {
  const translate = useTranslate();
  const texts = useLocale() === 'nl' ? dutch : english;
  return {
    /** A text with its `%{…}`s filled in. */
    say: (name: TextName, parts: Readonly<Record<string, unknown>> = {}): string =>
      translate('imports', { _: texts[name], ...parts }),
    /** What lines of a state are called. */
    stateName: (state: LineState | 'all'): string => texts.states[state],
  };
};
