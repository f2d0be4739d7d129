import { useTranslate } from 'react-admin';
import { imports as en } from '../../../i18n/en/imports';
import { imports as nl } from '../../../i18n/nl/imports';
import type { LineState } from '../../../schemas';
import { useTexts } from '../../ui/useTexts';

type TextName = Exclude<keyof typeof en, 'states'>;

/** The texts of an import. */
export const useImportTexts = () => {
  const translate = useTranslate();
  const texts = useTexts({ en, nl });
  return {
    /** A text with its `%{…}`s filled in. */
    say: (name: TextName, parts: Readonly<Record<string, unknown>> = {}): string =>
      translate('imports', { _: texts[name], ...parts }),
    /** What lines of a state are called. */
    stateName: (state: LineState | 'all'): string => texts.states[state],
  };
};
