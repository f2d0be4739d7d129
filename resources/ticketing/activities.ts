import { defineResource, f, query } from '../../schemas';
import { visitorLanguages } from './shared/languages';

/** What visitors come to do; those define which resources it can be done with. */
export const activities = defineResource({
  name: 'activities',
  route: { list: 'ticketing/activities', record: 'ticketing/activities/detail' },
  module: 'ticketing',
  menu: { icon: 'event', place: 10 },
  title: 'name',
  face: { state: 'active', facts: ['creationDate', 'lastModified', 'description'] },
  fields: {
    translations: f.perLanguage({
      ...visitorLanguages,
      as: 'object',
      inOneAtLeast: true,
      messages: { required: 'nameRequired' },
      mirrorsFirst: ['name', 'description'],
      fields: { name: f.text({ required: true }), description: f.longText() },
    }),
    active: f.flag({ default: true }),
    creationDate: f.dateTime({ wire: 'created', readOnly: true }),
    lastModified: f.dateTime({ readOnly: true }),
  },
  queries: {
    resources: query({
      rowsFrom: { method: 'GET', path: 'activity-resource' },
      args: { activityId: 'id' },
      fields: { resourceName: f.text() },
      opens: 'resources',
    }),
  },
  verbs: { answersId: true },
  list: {
    isOfferedWhole: true,
    columns: ['name', { field: 'description', onlyWide: true }, 'active', 'lastModified'],
    filters: ['active'],
    alsoSearched: ['translations.name'],
    sort: 'name',
  },
  side: ['active', 'creationDate', 'lastModified'],
  detail: [{ tab: 'general', fields: ['translations'] }, { query: 'resources' }],
});
