import { children, defineResource, f } from '../../schemas';

/** Lists of content that websites show, such as news, each under a key. */
export const contentLists = defineResource({
  name: 'contentLists',
  path: 'websites/contentLists',
  module: 'websites',
  menu: { icon: 'collection', place: 60 },
  title: 'title',
  thumbnail: 'image',
  face: {
    state: 'active',
    facts: ['singleItemList', 'description'],
    less: 'Its items are what counts, and stand below it.',
  },
  fields: {
    title: f.text({ required: true }),
    key: f.text({
      required: 'create',
      only: 'create',
      copied: false,
      unique: true,
      messages: { alreadyThere: 'keyTaken' },
    }),
    description: f.longText(),
    image: f.image({
      address: 'websites/content/image/{org}/{value}',
      upload: 'websites/contentLists/imageupload/{id}',
      ahead: true,
      remove: { path: 'websites/contentLists/imageupload/{id}', fn: 'deleteListImage' },
    }),
    active: f.flag({ default: true }),
    singleItemList: f.flag(),
  },
  computed: {
    mostItems: {
      field: f.integer(),
      of: ({ singleItemList }) => (singleItemList ? 1 : null),
    },
  },
  children: {
    items: children({
      to: 'contentItems',
      parentField: 'contentListId',
      columns: ['title', 'description', 'active', 'order'],
      pages: true,
      atMost: 'mostItems',
    }),
  },
  picture: { page: 'contentList' },
  list: { columns: ['title', 'description', 'active'], filters: ['active'], sort: 'title' },
  detail: [
    {
      tab: 'general',
      fields: ['title', 'key', 'description', 'image', ['active', 'singleItemList']],
    },
    { children: 'items' },
  ],
});
