import { f } from '../../../schemas';

/** What a product says of itself, in each language. */
export const productTexts = f.perLanguage({
  sideBySide: true,
  everyLanguage: { field: 'title', message: 'titleEveryLanguage' },
  translate: {
    fn: 'translateProduct',
    languagesFn: 'availableLanguages',
    fields: ['title', 'longTitle', 'description', 'content'],
  },
  fields: {
    title: f.text(),
    longTitle: f.text(),
    description: f.longText(),
    content: f.richText(),
    pageTitle: f.text(),
    pageUrl: f.text(),
    metaDescription: f.longText(),
    metaKeywords: f.text(),
    specifications: f.keyValues({
      needs: 'keyAndValue',
      message: 'specificationsKeyAndValue',
    }),
  },
});
