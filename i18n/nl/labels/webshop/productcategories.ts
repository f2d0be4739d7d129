import type { productcategories } from '../../../../resources/webshop/productcategories';
import type { Labels } from '../../../Labels';

const categoryTexts = {
  title: 'Titel',
  description: 'Omschrijving',
  content: 'Inhoud',
  pageTitle: 'Paginatitel',
  metaDescription: 'Omschrijving voor zoekmachines',
  metaKeywords: 'Trefwoorden voor zoekmachines',
};

export const labels = {
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
} satisfies Labels<typeof productcategories>;
