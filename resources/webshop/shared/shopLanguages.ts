import { contentLanguages } from '../../../schemas';

/** What a shop sells is written in the languages of the shop; in all while nobody can be asked. */
export const shopLanguages = {
  fn: 'availableLanguages',
  path: 'webshop/products',
  default: contentLanguages,
} as const;
