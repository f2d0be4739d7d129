import type { contentLists } from '../../../../resources/websites/contentLists';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Contentlijst |||| Contentlijsten',
  belongs: 'Lijsten met items die websites tonen, zoals nieuws.',
  fields: {
    key: 'Sleutel',
    image: 'Afbeelding',
    singleItemList: 'Heeft maar één item',
    mostItems: 'Hoogste aantal items',
  },
  children: { items: 'Items' },
  messages: { keyTaken: 'Een andere lijst heeft deze sleutel' },
} satisfies Labels<typeof contentLists>;
