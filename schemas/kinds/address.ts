import { textKind } from './textKind';

/** Street and house number. */
export const address = textKind(['', 'Keizersgracht 123-II']);
