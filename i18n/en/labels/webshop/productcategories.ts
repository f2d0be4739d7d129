import type { productcategories } from '../../../../resources/webshop/productcategories';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Category |||| Categories',
  facts: {
    parentId: 'in %{value}',
    turnoverGroup: 'booked on %{value}',
    visibility: 'visible in: %{value}',
  },
  belongs: 'Categories put products together the way customers look for them.',
  fields: {
    languages: 'Texts',
    frontPage: 'On the front page',
    checkout: 'At the checkout',
    visibility: 'Visible in',
    allowUnlimited: 'Unlimited ordering',
    allowUnlimitedMax: 'Most per order',
    turnoverGroup: 'Turnover group',
    parentId: 'Parent category',
    childOrganisations: 'Child organisations',
    assignedOrganisations: 'Also for these organisations',
    hasChildOrganisations: 'Has child organisations',
    fileName: 'Image',
  },
  help: { order: 'Lower comes first.', allowUnlimitedMax: 'Empty: no limit.' },
  codes: { visibility: { 0: 'Web', 1: 'App', 2: 'Both' } },
  sections: { look: 'Appearance', shop: 'In the shop' },
  links: { parentCategory: 'Parent category' },
  queries: { products: { name: 'Products', fields: { noSupplierOnly: 'Without a supplier' } } },
} satisfies Labels<typeof productcategories>;
