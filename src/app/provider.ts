import { createProvider } from '../../dataProvider/provider';
import { labelsOf } from '../fields/labels';
import { definitionOf } from '../routing/definitions';
import type { I18n } from './i18n';

export type Provider = ReturnType<typeof createProvider>;

/** The data, and what is worked out from them in the language that is read. */
export const providerOf = (i18n: I18n): Provider =>
  createProvider(definitionOf, (name) => {
    const { getLocale, translate } = i18n.current();
    const labels = labelsOf(name, translate);
    return { locale: getLocale(), unnamed: labels.unnamed(), say: labels.word };
  });
