import type { productcategories } from '../../../../resources/webshop/productcategories';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Categorie |||| Categorieën',
  facts: {
    parentId: 'in %{value}',
    turnoverGroup: 'geboekt op %{value}',
    visibility: 'zichtbaar in: %{value}',
  },
  belongs: 'Categorieën zetten producten bij elkaar zoals klanten ernaar zoeken.',
  fields: {
    languages: 'Teksten',
    frontPage: 'Op de voorpagina',
    checkout: 'Bij het afrekenen',
    visibility: 'Zichtbaar in',
    allowUnlimited: 'Onbeperkt bestellen',
    allowUnlimitedMax: 'Hoogstens per bestelling',
    turnoverGroup: 'Omzetgroep',
    parentId: 'Hoofdcategorie',
    childOrganisations: 'Onderliggende organisaties',
    assignedOrganisations: 'Ook voor deze organisaties',
    hasChildOrganisations: 'Heeft onderliggende organisaties',
    fileName: 'Afbeelding',
  },
  help: { order: 'Lager komt eerst.', allowUnlimitedMax: 'Leeg: geen grens.' },
  codes: { visibility: { 0: 'Web', 1: 'App', 2: 'Beide' } },
  sections: { look: 'Uiterlijk', shop: 'In de winkel' },
  links: { parentCategory: 'Hoofdcategorie' },
  queries: { products: { name: 'Producten', fields: { noSupplierOnly: 'Zonder leverancier' } } },
} satisfies Labels<typeof productcategories>;
