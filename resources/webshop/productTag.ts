import { defineResource, f } from '../../schemas';
import { setUpBy } from './shared/setUpBy';

export const productTag = defineResource({
  name: 'productTag',
  path: 'webshop/productTag',
  route: 'webshop/producttags',
  module: 'webshop',
  menu: { icon: 'label', place: 50 },
  title: 'name',
  face: { state: 'active', facts: ['color', 'description'], less: 'A tag is a name and a colour.' },
  fields: {
    translations: f.perLanguage({
      languages: ['nl', 'en', 'de', 'fr'],
      available: {
        fn: 'availableLanguages',
        path: 'webshop/productTag',
        default: ['nl', 'en', 'de'],
      },
      fields: {
        name: f.text({ required: true }),
        slug: f.slug({ required: true, by: 'name', messages: { slug: 'slugOfLanguage' } }),
      },
      messages: { incomplete: 'nameAndSlugEveryLanguage', incompleteOne: 'nameAndSlugMissing' },
      as: 'objectAsJsonText',
    }),
    color: f.colour({
      required: true,
      messages: { required: 'colour' },
      default: '#df9324',
      values: ['#dc2626', '#2563eb', '#16a34a', '#df9324', '#9333ea', '#000000'],
    }),
    active: f.flag({ default: true }),
    description: f.longText(),
  },
  computed: {
    name: {
      field: f.text(),
      of: ({ translations }, _now, { locale, unnamed }) =>
        [translations[locale], ...Object.values(translations)]
          .map((block) => block?.name.trim() ?? '')
          .find((name) => name !== '') ?? unnamed,
    },
  },
  messages: { notAdded: 'notAdded' },
  list: {
    setUpBy,
    columns: ['name', 'color', 'description', 'active'],
    alsoSearched: ['translations.name'],
    sort: 'name',
  },
  detail: [{ tab: 'general', fields: ['translations', 'description', ['color', 'active']] }],
});
