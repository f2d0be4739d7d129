import type { productrules } from '../../../../resources/webshop/productrules';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Kortingsregel |||| Kortingsregels',
  belongs: 'Kortingen die vanzelf gelden: op een categorie, in een periode, vanaf een bedrag.',
  facts: {
    discount: '%{value} korting',
    weekDays: 'op %{value}',
    startDate: 'vanaf %{value}',
    endDate: 'tot en met %{value}',
    productCategory: 'op %{value}',
  },
  fields: {
    ruleName: 'Naam van de regel',
    discountName: 'Naam van de korting',
    priority: 'Prioriteit',
    productCategory: 'Categorie',
    discountType: 'Korting in',
    discountValue: 'Korting',
    discount: 'Korting',
    nicePriceOption: 'Prijs afronden',
    nicePriceValue: 'Waarde van de mooie prijs',
    period: 'Geldig',
    weekDays: 'Weekdagen',
    rules: 'Regels',
  },
  help: {
    discountName: 'Wat klanten zien.',
    priority: 'Lager gaat voor.',
    nicePriceValue: 'Waarop prijzen worden afgerond, zoals 0,95.',
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
      fields: { ruleRelation: 'En/of', ruleType: 'Voorwaarde', ruleValue: 'Waarde' },
      codes: {
        ruleRelation: { AND: 'En', OR: 'Of' },
        ruleType: { 0: 'Minimumaantal', 1: 'Minimumbedrag', 2: 'Product', 3: 'Categorie' },
      },
    },
  },
  sections: { rule: 'Regel', when: 'Wanneer', lines: 'Voorwaarden' },
  messages: {
    linesMinimum: 'Voeg minstens één regel toe',
    percentage: 'Een korting is hoogstens 100 procent',
    dates: 'De begindatum mag niet na de einddatum liggen',
  },
} satisfies Labels<typeof productrules>;
