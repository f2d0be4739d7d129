import { f } from '../../../schemas';
import { titleEveryLanguage } from './titles';

/** What a product says of itself, in each language. */
export const productTexts = f.perLanguage({
  sharesFirst: ['title'],
  sideBySide: true,
  says: titleEveryLanguage,
  translate: {
    fn: 'translateProduct',
    languagesFn: 'availableLanguages',
    fields: ['title', 'longTitle', 'description', 'content'],
  },
  fields: {
    title: f.text({ required: true }),
    longTitle: f.text(),
    description: f.longText(),
    content: f.richText(),
    pageTitle: f.text(),
    pageUrl: f.text(),
    metaDescription: f.longText(),
    metaKeywords: f.text(),
    specifications: f.keyValues({
      hasTemplates: false,
      says: { keyAndValue: 'specificationsKeyAndValue' },
    }),
  },
});
