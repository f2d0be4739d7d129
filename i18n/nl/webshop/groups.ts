import type { productcategories } from '../../../resources/webshop/productcategories';
import type { productlists } from '../../../resources/webshop/productlists';
import type { productmenus } from '../../../resources/webshop/productmenus';
import type { productrules } from '../../../resources/webshop/productrules';
import type { Labels } from '../../../schemas';

const categoryTexts = {
  title: 'Titel',
  description: 'Omschrijving',
  content: 'Inhoud',
  pageTitle: 'Paginatitel',
  metaDescription: 'Omschrijving voor zoekmachines',
  metaKeywords: 'Trefwoorden voor zoekmachines',
};

/** Labels of what puts products in groups. */
export const groupLabels = {
  productcategories: {
    name: 'Categorie |||| Categorieën',
    fields: {
      ...categoryTexts,
      languages: 'Teksten',
      active: 'Actief',
      frontPage: 'Op de voorpagina',
      checkout: 'Bij het afrekenen',
      visibility: 'Zichtbaar in',
      order: 'Volgorde',
      color: 'Kleur',
      allowUnlimited: 'Onbeperkt bestellen',
      allowUnlimitedMax: 'Hoogstens per bestelling',
      turnoverGroup: 'Omzetgroep',
      parentId: 'Hoofdcategorie',
      childOrganisations: 'Onderliggende organisaties',
      assignedOrganisations: 'Ook voor deze organisaties',
      hasChildOrganisations: 'Heeft onderliggende organisaties',
      fileName: 'Afbeelding',
    },
    help: {
      order: 'Lager komt eerst.',
      allowUnlimitedMax: 'Leeg: geen grens.',
    },
    codes: { visibility: { 0: 'Web', 1: 'App', 2: 'Beide' } },
    rows: {
      languages: { fields: categoryTexts },
      childOrganisations: { fields: { name: 'Naam' } },
    },
    tabs: { texts: 'Teksten' },
    sections: { look: 'Uiterlijk', shop: 'In de winkel' },
    links: { parentCategory: 'Hoofdcategorie' },
    queries: {
      products: {
        name: 'Producten',
        fields: {
          title: 'Titel',
          price: 'Prijs',
          active: 'Actief',
          noSupplierOnly: 'Zonder leverancier',
        },
      },
    },
    messages: {
      titleEveryLanguage: 'Vul in elke taal een titel in',
    },
  } satisfies Labels<typeof productcategories>,

  productlists: {
    name: 'Productlijst |||| Productlijsten',
    fields: {
      name: 'Naam',
      description: 'Omschrijving',
      showImagesType: 'Afbeeldingen',
      showHorizontally: 'Naast elkaar',
    },
    codes: { showImagesType: { 0: 'Geen', 1: 'Klein', 2: 'Groot' } },
    subLists: {
      products: {
        name: 'Producten',
        fields: {
          title: 'Product',
          productId: 'Product',
          price: 'Prijs',
          order: 'Volgorde',
        },
        help: { price: 'Leeg: de prijs van het product.' },
      },
    },
  } satisfies Labels<typeof productlists>,

  productrules: {
    name: 'Kortingsregel |||| Kortingsregels',
    fields: {
      ruleName: 'Naam van de regel',
      discountName: 'Naam van de korting',
      active: 'Actief',
      priority: 'Prioriteit',
      productCategory: 'Categorie',
      discountType: 'Korting in',
      discountValue: 'Korting',
      discount: 'Korting',
      nicePriceOption: 'Mooie prijs',
      nicePriceValue: 'Waarde van de mooie prijs',
      period: 'Geldig',
      startDate: 'Begindatum',
      endDate: 'Einddatum',
      weekDays: 'Weekdagen',
      startTime: 'Begintijd',
      endTime: 'Eindtijd',
      rules: 'Regels',
    },
    help: {
      discountName: 'Wat klanten zien.',
      priority: 'Lager gaat voor.',
      nicePriceValue: 'Waar een prijs naartoe gaat, zoals 0,95.',
    },
    codes: {
      discountType: { 0: 'Procenten', 1: 'Euro’s' },
      nicePriceOption: { 1: 'Dichtstbijzijnde', 2: 'Afronden' },
      period: { dates: 'Tussen vaste datums', weekDays: 'Op weekdagen' },
      weekDays: {
        1: 'Maandag',
        2: 'Dinsdag',
        3: 'Woensdag',
        4: 'Donderdag',
        5: 'Vrijdag',
        6: 'Zaterdag',
        7: 'Zondag',
      },
    },
    rows: {
      rules: {
        fields: {
          ruleRelation: 'En/of',
          ruleType: 'Voorwaarde',
          ruleValue: 'Waarde',
        },
        codes: {
          ruleRelation: { AND: 'En', OR: 'Of' },
          ruleType: {
            0: 'Minimumaantal',
            1: 'Minimumbedrag',
            2: 'Product',
            3: 'Categorie',
          },
        },
      },
    },
    sections: { rule: 'Regel', discount: 'Korting', when: 'Wanneer', lines: 'Voorwaarden' },
    messages: {
      linesMinimum: 'Voeg minstens één regel toe',
      percentage: 'Een korting is hoogstens 100 procent',
      dates: 'De begindatum mag niet na de einddatum liggen',
    },
  } satisfies Labels<typeof productrules>,

  productmenus: {
    name: 'Menu |||| Menu’s',
    fields: {
      title: 'Titel',
      description: 'Omschrijving',
      startTime: 'Begintijd',
      endTime: 'Eindtijd',
      types: 'Te zien in',
      active: 'Actief',
      subType: 'Subtype',
      products: 'Producten',
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
        fields: { title: 'Groep', products: 'Producten' },
        rows: { products: { fields: { title: 'Product', active: 'Actief' } } },
      },
    },
    tabs: { products: 'Producten' },
  } satisfies Labels<typeof productmenus>,
};
