import { createProvider } from '../../dataProvider/provider';
import { session } from '../../dataProvider/session';
import { labelsOf } from '../fields/labels';
import { definitionOf } from '../routing/definitions';
import { todayAt } from '../session/useToday';
import type { I18n } from './i18n';

export type Provider = ReturnType<typeof createProvider>;

/** The data, and what is worked out from them in the language that is read. */
export const providerOf = (i18n: I18n): Provider =>
  createProvider(definitionOf, (name) => {
    const { getLocale, translate } = i18n.current();
    const labels = labelsOf(name, translate);
    const today = todayAt(session.get()?.organisation);
    return { locale: getLocale(), today, unnamed: labels.unnamed(), translate: labels.word };
  });
