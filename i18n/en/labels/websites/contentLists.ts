import type { contentLists } from '../../../../resources/websites/contentLists';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Content list |||| Content lists',
  belongs: 'Lists of items that websites show, such as news.',
  fields: {
    key: 'Key',
    image: 'Image',
    singleItemList: 'Has one item only',
    mostItems: 'Most items',
  },
  children: { items: 'Items' },
  messages: { keyTaken: 'Another list has this key' },
} satisfies Labels<typeof contentLists>;
