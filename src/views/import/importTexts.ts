import { useLocale, useTranslate } from 'react-admin';
import { imports as en } from '../../../i18n/en/imports';
import { imports as nl } from '../../../i18n/nl/imports';
import type { LineState } from '../../../schemas';
import type { SameChoice } from '../../../schemas/exchange/imports';
import { writtenLocale } from '../../../schemas/routing/locales';
import { capitalised, inSentence } from '../../../schemas/text/inSentence';
import { shownNumber } from '../../ui/format/numbers';
import { useTexts } from '../../ui/useTexts';

type TextName = Exclude<keyof typeof en, 'states' | 'sameChoices'>;

/** What chooses between one and several; it is shown as `count`. */
const CHOOSES = 'smart_count';

/** The texts of an import. */
export const useImportTexts = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const texts = useTexts({ en, nl });
  const number = (value: number): string => shownNumber(value, locale);
  const written = (parts: Readonly<Record<string, unknown>>) =>
    Object.entries(parts).map(([name, value]) => [
      name,
      typeof value === 'number' && name !== CHOOSES ? number(value) : value,
    ]);
  return {
    /** A text with its `%{…}`s filled in, numbers as the language writes them. */
    translate: (name: TextName, parts: Readonly<Record<string, unknown>> = {}): string =>
      translate('imports', {
        _: texts[name],
        ...Object.fromEntries(written({ count: parts[CHOOSES], ...parts })),
      }),
    number,
    /** What an import of records or rows is called, by what they are. */
    title: (several: string): string =>
      capitalised(translate('imports', { _: texts.title, resource: inSentence(several) })),
    /** Names of which one does, as a sentence has them. */
    either: (names: readonly string[]): string =>
      new Intl.ListFormat(writtenLocale(locale), { type: 'disjunction' }).format(names),
    /** Names that are all meant, as a sentence has them. */
    all: (names: readonly string[]): string =>
      new Intl.ListFormat(writtenLocale(locale), { type: 'conjunction' }).format(names),
    /** What can become of lines whose name is there already. */
    choiceName: (choice: SameChoice): string => texts.sameChoices[choice],
    /** What lines of a state are called. */
    stateName: (state: LineState | 'all'): string => texts.states[state],
  };
};
