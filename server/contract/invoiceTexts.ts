import { paper as german } from '../../i18n/de/paper';
import type { InvoicePaper } from '../../i18n/en/paper';
import { paper as french } from '../../i18n/fr/paper';
import { filledIn, type Keys, type TextParams, textsIn } from './translate';

const PREFIX = 'server.paper.';

/** Invoice texts in languages that nobody reads the app in. */
const texts = { de: textsIn(german, PREFIX), fr: textsIn(french, PREFIX) };

/** A language of invoices alone. */
export type InvoiceLanguage = keyof typeof texts;

export const isInvoiceLanguage = (code: string): code is InvoiceLanguage => code in texts;

/** The path of a text that invoices have in each of their languages. */
export type InvoiceKey = `${typeof PREFIX}${Keys<InvoicePaper>}`;

export const translateInvoice = (
  language: InvoiceLanguage,
  key: InvoiceKey,
  params: TextParams = {},
): string => filledIn(texts[language].get(key) ?? key, params);
