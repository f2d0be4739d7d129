import type { Behaviour } from '../../contract/CallContext';

/** Texts in two languages. */
export const translations: Behaviour = {
  asks: { lacks: (language) => ({ where: { [String(language)]: ['', null] } }) },
};
