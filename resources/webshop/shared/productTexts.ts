import { f } from '../../../schemas';
import { shopLanguages } from './shopLanguages';
import { titleEveryLanguage } from './titles';

/** Texts of a product in each language. */
export const productTexts = f.perLanguage({
  available: shopLanguages,
  mirrorsFirst: ['title'],
  messages: titleEveryLanguage,
  translate: {
    fn: 'translateProduct',
    available: { fn: 'availableLanguages', answeredIn: 'chatGPTAvailable' },
    fields: ['title', 'longTitle', 'description', 'content'],
  },
  fields: {
    title: f.text({ required: true }),
    longTitle: f.text(),
    description: f.longText(),
    content: f.richText(),
    pageTitle: f.text(),
    pageUrl: f.url({ takes: 'paths', copied: false }),
    metaDescription: f.longText(),
    metaKeywords: f.text(),
    specifications: f.keyValues({
      hasTemplates: false,
      messages: { keyAndValue: 'specificationsKeyAndValue' },
    }),
  },
});
