import { f } from '../../../schemas';
import { titleEveryLanguage } from './titles';

/** What a category says of itself in each language; the first stands for the category as a whole. */
export const categoryTexts = f.perLanguage({
  sharesFirst: ['title', 'description', 'content', 'pageTitle', 'metaDescription', 'metaKeywords'],
  says: titleEveryLanguage,
  fields: {
    title: f.text({ required: true }),
    description: f.longText(),
    content: f.richText(),
    pageTitle: f.text(),
    metaDescription: f.longText(),
    metaKeywords: f.text(),
  },
});
