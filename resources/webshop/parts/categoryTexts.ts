import { f } from '../../../schemas';
import { titleEveryLanguage } from './titles';

/** What a category says of itself: that of the shop's first language. */
export const ownTexts = {
  title: f.text({ follows: true }),
  description: f.longText({ follows: true }),
  content: f.richText({ follows: true }),
  pageTitle: f.text({ follows: true }),
  metaDescription: f.longText({ follows: true }),
  metaKeywords: f.text({ follows: true }),
};

/** What it says in each language. */
export const categoryTexts = f.perLanguage({
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
