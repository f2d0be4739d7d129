import { defineResource, f } from '../../schemas';
import { wordsIn } from './shared/contentItems/wordsIn';

/** What stands in a list of content: an article, a question with its answer. */
export const contentItems = defineResource({
  name: 'contentItems',
  path: 'websites/contentItems',
  module: 'websites',
  menu: { icon: 'article', place: 70 },
  title: 'title',
  thumbnail: 'image',
  face: { state: 'active', facts: ['contentListId', 'tags', 'externalLink'] },
  fields: {
    contentListId: f.reference({
      to: 'contentLists',
      titleIn: 'contentListTitle',
      required: 'create',
      fromAddress: 'listId',
      filterAs: 'listId',
    }),
    title: f.text({ required: true }),
    description: f.longText(),
    content: f.longText({ derived: true }),
    htmlContent: f.richText({ minHeight: 200 }),
    order: f.integer({ min: 0, default: 0 }),
    active: f.flag({ default: true }),
    tags: f.tags(),
    externalLink: f.url(),
    image: f.image({
      address: 'websites/content/item/image/{org}/{id}/{value}',
      upload: 'websites/contentItems/imageupload/{id}',
      ahead: true,
      remove: { path: 'websites/contentItems/imageupload/{id}', fn: 'deleteItemImage' },
    }),
  },
  onSave: ({ htmlContent }) => ({ content: wordsIn(htmlContent) }),
  list: {
    columns: [
      'title',
      { field: 'contentListId', onlyWide: true },
      'description',
      'active',
      'order',
    ],
    filters: ['contentListId', 'active'],
    carries: ['htmlContent', 'externalLink', 'image'],
    sort: 'order',
  },
  side: ['active', 'order', 'tags'],
  detail: [
    {
      tab: 'general',
      fields: ['contentListId', 'title', 'description', 'image', 'externalLink'],
    },
    { tab: 'content', fields: ['htmlContent'] },
  ],
});
