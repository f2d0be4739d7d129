import { translations as definition } from '../../../resources/content/translations';
import { behaviour } from '../../contract/behaviour';

/** Texts in two languages. */
export const translations = behaviour(definition, {
  asks: { lacks: (language) => ({ where: { [language]: ['', null] } }) },
});
