import { f } from '../../../schemas';

/** What is said where a language lacks its title. */
export const titleEveryLanguage = {
  incomplete: 'titleEveryLanguage',
  incompleteOne: 'titleEveryLanguage',
} as const;

/** A title in every language. */
export const titles = f.perLanguage({
  fields: { title: f.text({ required: true }) },
  messages: titleEveryLanguage,
});
