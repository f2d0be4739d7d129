import type { productcategories } from '../../../../resources/webshop/productcategories';
import type { Labels } from '../../../Labels';

const categoryTexts = {
  title: 'Title',
  description: 'Description',
  content: 'Content',
  pageTitle: 'Page title',
  metaDescription: 'Description for search engines',
  metaKeywords: 'Keywords for search engines',
};

export const labels = {
  name: 'Category |||| Categories',
  fields: {
    ...categoryTexts,
    languages: 'Texts',
    active: 'Active',
    frontPage: 'On the front page',
    checkout: 'At the checkout',
    visibility: 'Visible in',
    order: 'Order',
    color: 'Colour',
    allowUnlimited: 'Unlimited ordering',
    allowUnlimitedMax: 'Most per order',
    turnoverGroup: 'Turnover group',
    parentId: 'Parent category',
    childOrganisations: 'Child organisations',
    assignedOrganisations: 'Also for these organisations',
    hasChildOrganisations: 'Has child organisations',
    fileName: 'Image',
  },
  help: {
    order: 'Lower comes first.',
    allowUnlimitedMax: 'Empty: no limit.',
  },
  codes: { visibility: { 0: 'Web', 1: 'App', 2: 'Both' } },
  rows: {
    languages: { fields: categoryTexts },
    childOrganisations: { fields: { name: 'Name' } },
  },
  tabs: { texts: 'Texts' },
  sections: { look: 'Appearance', shop: 'In the shop' },
  links: { parentCategory: 'Parent category' },
  queries: {
    products: {
      name: 'Products',
      fields: {
        title: 'Title',
        price: 'Price',
        active: 'Active',
        noSupplierOnly: 'Without a supplier',
      },
    },
  },
  messages: {
    titleEveryLanguage: 'Enter a title in every language',
  },
} satisfies Labels<typeof productcategories>;
