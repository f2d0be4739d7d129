import { f } from '../../../schemas';
import { shopLanguages } from './shopLanguages';

/** The message where a language lacks its title. */
export const titleEveryLanguage = {
  incomplete: 'titleEveryLanguage',
  incompleteOne: 'titleEveryLanguage',
} as const;

/** A title in every language. */
export const titles = f.perLanguage({
  available: shopLanguages,
  fields: { title: f.text({ required: true }) },
  messages: titleEveryLanguage,
});
