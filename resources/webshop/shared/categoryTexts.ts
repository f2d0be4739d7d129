import { f } from '../../../schemas';
import { titleEveryLanguage } from './titles';

/** What a category says of itself in each language; the first stands for the category as a whole. */
export const categoryTexts = f.perLanguage({
  mirrorsFirst: ['title', 'description', 'content', 'pageTitle', 'metaDescription', 'metaKeywords'],
  messages: titleEveryLanguage,
  fields: {
    title: f.text({ required: true }),
    description: f.longText(),
    content: f.richText(),
    pageTitle: f.text(),
    metaDescription: f.longText(),
    metaKeywords: f.text(),
  },
});
