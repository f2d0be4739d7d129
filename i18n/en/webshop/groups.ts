import type { productcategories } from '../../../resources/webshop/productcategories';
import type { productlists } from '../../../resources/webshop/productlists';
import type { productmenus } from '../../../resources/webshop/productmenus';
import type { productrules } from '../../../resources/webshop/productrules';
import type { Labels } from '../../../schemas';

const categoryTexts = {
  title: 'Title',
  description: 'Description',
  content: 'Content',
  pageTitle: 'Page title',
  metaDescription: 'Description for search engines',
  metaKeywords: 'Keywords for search engines',
};

/** Labels of what puts products in groups. */
export const groupLabels = {
  productcategories: {
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
  } satisfies Labels<typeof productcategories>,

  productlists: {
    name: 'Product list |||| Product lists',
    fields: {
      name: 'Name',
      description: 'Description',
      showImagesType: 'Images',
      showHorizontally: 'Next to each other',
    },
    codes: { showImagesType: { 0: 'None', 1: 'Small', 2: 'Large' } },
    subLists: {
      products: {
        name: 'Products',
        fields: {
          title: 'Product',
          productId: 'Product',
          price: 'Price',
          order: 'Order',
        },
        help: { price: 'Empty: the price of the product.' },
      },
    },
  } satisfies Labels<typeof productlists>,

  productrules: {
    name: 'Discount rule |||| Discount rules',
    fields: {
      ruleName: 'Rule name',
      discountName: 'Discount name',
      active: 'Active',
      priority: 'Priority',
      productCategory: 'Category',
      discountType: 'Discount in',
      discountValue: 'Discount',
      discount: 'Discount',
      nicePriceOption: 'Nice price',
      nicePriceValue: 'Nice price value',
      period: 'Valid',
      startDate: 'Start date',
      endDate: 'End date',
      weekDays: 'Weekdays',
      startTime: 'Start time',
      endTime: 'End time',
      rules: 'Lines',
    },
    help: {
      discountName: 'What customers see.',
      priority: 'Lower goes first.',
      nicePriceValue: 'What a price is brought to, such as 0.95.',
    },
    codes: {
      discountType: { 0: 'Percent', 1: 'Euros' },
      nicePriceOption: { 1: 'Nearest', 2: 'Round' },
      period: { dates: 'Between fixed dates', weekDays: 'On weekdays' },
      weekDays: {
        1: 'Monday',
        2: 'Tuesday',
        3: 'Wednesday',
        4: 'Thursday',
        5: 'Friday',
        6: 'Saturday',
        7: 'Sunday',
      },
    },
    rows: {
      rules: {
        fields: {
          ruleRelation: 'And/or',
          ruleType: 'Condition',
          ruleValue: 'Value',
        },
        codes: {
          ruleRelation: { AND: 'And', OR: 'Or' },
          ruleType: {
            0: 'Minimum quantity',
            1: 'Minimum amount',
            2: 'Product',
            3: 'Category',
          },
        },
      },
    },
    sections: { rule: 'Rule', discount: 'Discount', when: 'When', lines: 'Conditions' },
    messages: {
      linesMinimum: 'Add at least one line',
      percentage: 'A discount is at most 100 percent',
      dates: 'The start date must not be after the end date',
    },
  } satisfies Labels<typeof productrules>,

  productmenus: {
    name: 'Menu |||| Menus',
    fields: {
      title: 'Title',
      description: 'Description',
      startTime: 'Start time',
      endTime: 'End time',
      types: 'Shown in',
      active: 'Active',
      subType: 'Subtype',
      products: 'Products',
    },
    codes: {
      types: {
        0: 'OrderPro',
        1: 'OrderMobile',
        2: 'CheckoutPro',
        3: 'CheckoutMobile',
        4: 'CheckoutSmart',
        5: 'Custom App',
      },
    },
    rows: {
      products: {
        fields: { title: 'Group', products: 'Products' },
        rows: { products: { fields: { title: 'Product', active: 'Active' } } },
      },
    },
    tabs: { products: 'Products' },
  } satisfies Labels<typeof productmenus>,
};
