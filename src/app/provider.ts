import { createProvider } from '../../dataProvider/provider';
import { labelsOf } from '../fields/labels';
import { definitionOf } from '../routing/definitions';
import type { I18n } from './i18n';

export type Provider = ReturnType<typeof createProvider>;

/** The data, and what is worked out from them in the language that is read. */
export const providerOf = (i18n: I18n): Provider =>
  createProvider(definitionOf, (name) => ({
    locale: i18n.current().getLocale(),
    unnamed: labelsOf(name, i18n.current().translate).unnamed(),
  }));
