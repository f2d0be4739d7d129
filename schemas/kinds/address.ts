import { textKind } from './text/textKind';

/** Street and house number. */
export const address = textKind(['', 'Keizersgracht 123-II']);
