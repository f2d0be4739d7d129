import { f } from '../../../schemas';
import { shopLanguages } from './shopLanguages';
import { titleEveryLanguage } from './titles';

/** Texts of a category in each language; the first stands for the category as a whole. */
export const categoryTexts = f.perLanguage({
  available: shopLanguages,
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
