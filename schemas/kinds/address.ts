import { textKind } from './text/textKind';

/** Street and house number. */
export const address = textKind(500, ['', 'Keizersgracht 123-II']);
