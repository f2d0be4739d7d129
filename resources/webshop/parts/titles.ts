import { f } from '../../../schemas';

/** A title in every language. */
export const titles = f.perLanguage({
  fields: { title: f.text() },
  everyLanguage: { field: 'title', message: 'titleEveryLanguage' },
});
