import type { productcategories } from '../../resources/webshop/productcategories';
import type { productlists } from '../../resources/webshop/productlists';
import type { productmenus } from '../../resources/webshop/productmenus';
import type { productrules } from '../../resources/webshop/productrules';
import type { products } from '../../resources/webshop/products';
import type { productTag } from '../../resources/webshop/productTag';
import type { suppliers } from '../../resources/webshop/suppliers';
import type { turnovergroups } from '../../resources/webshop/turnovergroups';
import type { vat } from '../../resources/webshop/vat';
import type { Labels } from '../../schemas';

const categoryTexts = {
  title: 'Title',
  description: 'Description',
  content: 'Content',
  pageTitle: 'Page title',
  metaDescription: 'Description for search engines',
  metaKeywords: 'Keywords for search engines',
};

/** Labels of the web shop's resources. */
export const labels = {
  products: {
    name: 'Product |||| Products',
    fields: {
      title: 'Title',
      vbnNumber: 'VBN number',
      remoteId: 'External id',
      price: 'Price',
      VATTariffId: 'VAT tariff',
      isFood: 'Food',
      isDrinkable: 'Drink',
      containsAlcohol: 'Contains alcohol',
      mainProduct: 'Main product',
      active: 'Active',
      openprice: 'Price is entered at sale',
      isExpandableProduct: 'Can be extended',
      productCanBeSoldAlone: 'Can be sold alone',
      isReservableProduct: 'Can be reserved',
      productVisibilities: 'Visible in',
      order: 'Order',
      color: 'Colour',
      allowUnlimited: 'Unlimited ordering',
      allowUnlimitedMax: 'Most per order',
      kioskAppId: 'Kiosk app',
      tagId: 'Tag',
      supplierId: 'Supplier',
      allergens: 'Allergens',
      properties: 'Properties',
      languages: 'Texts',
    },
    conditions: { noSupplierOnly: 'Without a supplier' },
    help: {
      order: 'Lower comes first.',
      color: 'The tile in kiosks and apps takes this colour.',
      allowUnlimitedMax: 'Empty: no limit.',
    },
    codes: {
      productVisibilities: { 0: 'Web', 1: 'App', 2: 'Both' },
      allergens: {
        celery: 'Celery',
        crustaceans: 'Crustaceans',
        egg: 'Egg',
        fish: 'Fish',
        gluten: 'Gluten',
        lupin: 'Lupin',
        milk: 'Milk',
        molluscs: 'Molluscs',
        mustard: 'Mustard',
        nuts: 'Nuts',
        peanuts: 'Peanuts',
        sesame: 'Sesame',
        soya: 'Soya',
        sulphite: 'Sulphite',
      },
    },
    rows: {
      languages: {
        fields: {
          title: 'Title',
          longTitle: 'Long title',
          description: 'Description',
          content: 'Content',
          pageTitle: 'Page title',
          pageUrl: 'Page address',
          metaDescription: 'Description for search engines',
          metaKeywords: 'Keywords for search engines',
          specifications: 'Specifications',
        },
      },
    },
    tabs: { texts: 'Texts', properties: 'Properties' },
    sections: {
      sale: 'Sale',
      look: 'In kiosks and apps',
      kind: 'How it is sold',
      food: 'Food and drink',
      origin: 'Origin',
    },
    links: {
      categories: 'Categories',
      relatedProducts: 'Related products',
      linkedProducts: 'Linked products',
      locations: 'Locations',
    },
    subLists: {
      images: { name: 'Images', fields: { fileName: 'File', order: 'Order' } },
      variations: {
        name: 'Variations',
        fields: {
          titles: 'Title',
          sku: 'SKU',
          price: 'Price',
          promotionPrice: 'Promotion price',
          deposit: 'Deposit',
          purchasePrice: 'Purchase price',
          productVATId: 'VAT tariff',
          articleCode: 'Article code',
          barCode: 'Barcode',
          stock: 'Stock',
          keepsStock: 'Keeps stock',
          forSaleIfNotInStock: 'For sale when out of stock',
          weight: 'Weight',
          length: 'Length',
          width: 'Width',
          height: 'Height',
          order: 'Order',
        },
        rows: { titles: { fields: { title: 'Title' } } },
      },
      productLists: {
        name: 'Product lists',
        fields: {
          productListId: 'Product list',
          titles: 'Title',
          includedInPrice: 'Included in the price',
          showImages: 'Show images',
          horizontalScroll: 'Scroll sideways',
          priceOption: 'Price from',
          priceToUse: 'Which price',
          minimum: 'Minimum',
          maximum: 'Maximum',
          showAs: 'Show as',
          order: 'Order',
        },
        help: { maximum: '0: no limit.' },
        codes: {
          priceOption: { 0: 'The list', 1: 'The product' },
          priceToUse: { 0: 'Price', 1: 'Promotion price' },
          showAs: { 0: 'List', 1: 'Tiles', 2: 'Drop-down' },
        },
        rows: { titles: { fields: { title: 'Title' } } },
      },
      supplierProducts: {
        name: 'Suppliers',
        fields: { supplierId: 'Supplier', supplierProductId: 'Product', order: 'Order' },
      },
    },
    messages: {
      titleEveryLanguage: 'Enter a title in every language',
      specificationsKeyAndValue: 'All specifications must contain key and value',
      lastVariant: 'Cannot delete last variant!',
    },
  } satisfies Labels<typeof products>,

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

  productTag: {
    name: 'Product tag |||| Product tags',
    unnamed: 'Unnamed tag',
    fields: {
      name: 'Name',
      translations: 'Name and slug by language',
      color: 'Colour',
      active: 'Active',
      description: 'Description',
    },
    help: { color: 'Three or six hexadecimal digits, or one of the colours below.' },
    codes: {
      color: {
        '#dc2626': 'Red',
        '#2563eb': 'Blue',
        '#16a34a': 'Green',
        '#df9324': 'Orange',
        '#9333ea': 'Purple',
        '#000000': 'Black',
      },
    },
    rows: { translations: { fields: { name: 'Name', slug: 'Slug' } } },
    messages: {
      slugOfLanguage: 'Invalid slug for %{lang} (only letters, digits and hyphens)',
      nameAndSlugEveryLanguage: 'Fill in name and slug for all available languages',
      nameAndSlugMissing: 'Name and slug are required for all languages. Missing for: %{lang}',
    },
  } satisfies Labels<typeof productTag>,

  vat: {
    name: 'VAT tariff |||| VAT tariffs',
    fields: { name: 'Name', tariff: 'Tariff', default: 'Default' },
    help: { default: 'Only one tariff can be the default.' },
    subLists: {
      internationalTariffs: {
        name: 'International tariffs',
        fields: { name: 'Name', tariff: 'Tariff', countryCode: 'Country' },
      },
    },
  } satisfies Labels<typeof vat>,

  suppliers: {
    name: 'Supplier |||| Suppliers',
    fields: {
      name: 'Name',
      description: 'Description',
      address: 'Address',
      postalCode: 'Postal code',
      city: 'City',
      country: 'Country',
      phone: 'Phone',
      email: 'Email',
      comments: 'Comments',
    },
    sections: { supplier: 'Supplier', contact: 'Contact' },
    links: { users: 'Users' },
    children: { products: 'Products' },
  } satisfies Labels<typeof suppliers>,

  turnovergroups: {
    name: 'Turnover group |||| Turnover groups',
    fields: { name: 'Name', description: 'Description', active: 'Active' },
  } satisfies Labels<typeof turnovergroups>,
};
