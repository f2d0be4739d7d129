import { children, defineResource, f } from '../../schemas';
import { visitorLanguagesWithGerman } from './shared/languages';
import { resourceTypeChoices } from './shared/resourceTypeChoices';

/** What it costs to book a kind of resource, before pricing rules change it. */
export const tariffs = defineResource({
  name: 'tariffs',
  route: { list: 'ticketing/tariffs', record: 'ticketing/tariffs/detail' },
  module: 'ticketing',
  menu: { icon: 'coins', place: 60 },
  title: 'naam',
  face: {
    state: 'actief',
    facts: ['basisPrijsCent', 'resourceTypeId'],
    less: 'A tariff is a price for a type; what changes it stands below.',
  },
  fields: {
    translations: f.perLanguage({
      ...visitorLanguagesWithGerman,
      as: 'object',
      inOneAtLeast: true,
      messages: { required: 'nameRequired' },
      mirrorsFirst: ['naam'],
      fields: { naam: f.text({ wire: 'name', required: true }) },
    }),
    resourceTypeId: f.reference({
      ...resourceTypeChoices,
      required: true,
      messages: { required: 'resourceType', choice: 'resourceType' },
    }),
    basisPrijsCent: f.cents({ required: true, min: 0, default: 0 }),
    valuta: f.choice({ values: ['EUR'], required: true, default: 'EUR' }),
    actief: f.flag({ default: true, filterAs: 'active' }),
  },
  children: {
    pricingRules: children({
      to: 'pricingRules',
      parentField: 'tariffId',
      columns: ['called', 'priority', 'modifier', 'conditions', 'actief'],
      standsAlone: true,
      pages: true,
    }),
  },
  verbs: { answersId: true },
  list: {
    isOfferedWhole: true,
    columns: ['naam', 'resourceTypeId', 'basisPrijsCent', 'actief'],
    filters: ['resourceTypeId', 'actief'],
    alsoSearched: ['translations.naam', 'resourceTypeId'],
    sort: 'naam',
  },
  side: ['actief'],
  detail: [
    {
      tab: 'general',
      fields: ['translations', 'resourceTypeId', ['basisPrijsCent', 'valuta']],
    },
    { children: 'pricingRules' },
  ],
});
