import { action, children, defineResource, f } from '../../schemas';
import { visitorLanguagesWithGerman } from './shared/languages';

/** What is booked: a guide, a room, a boat. */
export const resources = defineResource({
  name: 'resources',
  route: { list: 'ticketing/resources', record: 'ticketing/resources/detail' },
  module: 'ticketing',
  menu: { icon: 'room', place: 20 },
  title: 'name',
  face: {
    state: 'active',
    facts: ['typeId', 'productId', 'capacity', { count: 'linkedActivities' }],
  },
  fields: {
    translations: f.perLanguage({
      ...visitorLanguagesWithGerman,
      as: 'object',
      inOneAtLeast: true,
      messages: { required: 'nameRequired' },
      mirrorsFirst: ['name'],
      fields: { name: f.text({ required: true }) },
    }),
    typeId: f.reference({
      to: 'resourceTypes',
      titleIn: 'typeName',
      choices: { method: 'GET', path: 'resources-helpers/resource-types' },
      required: true,
      messages: { required: 'type', choice: 'type' },
    }),
    productId: f.reference({
      to: 'products',
      titleIn: 'productTitle',
      choices: { method: 'GET', path: 'resources-helpers/products', search: 'search' },
      required: true,
      messages: { required: 'product', choice: 'product' },
    }),
    capacity: f.integer({ required: true, min: 1, default: 1 }),
    active: f.flag({ default: true }),
    linkedActivities: f.references({
      to: 'activities',
      idField: 'activityId',
      sendAs: 'activityIds',
      saveWith: { method: 'PUT', path: 'activity-resource/bulk-update', idArg: 'resourceId' },
    }),
    addons: f.rows({
      saveWith: { method: 'PUT', path: 'resources/{id}/addons', read: true },
      fields: {
        addonId: f.reference({
          to: 'addons',
          required: true,
          unique: true,
          messages: { alreadyThere: 'addonsOnce' },
        }),
        verplicht: f.flag(),
        toonInWidget: f.flag({ default: true }),
        actief: f.flag({ default: true }),
      },
    }),
  },
  children: {
    weekdayConfig: children({ to: 'weekdayConfig', parentField: 'resourceId' }),
    openingException: children({ to: 'openingException', parentField: 'resourceId' }),
  },
  actions: {
    copyTimeConfig: action({
      path: 'ticketing/copy-time-config',
      icon: 'copy',
      args: { targetResourceId: 'id' },
      asks: {
        sourceResourceId: f.reference({
          to: 'resources',
          required: true,
          messages: { required: 'source' },
        }),
      },
      changes: ['weekdayConfig', 'openingException'],
    }),
  },
  verbs: { answersId: true },
  list: {
    columns: ['name', 'typeId', { field: 'productId', onlyWide: true }, 'capacity', 'active'],
    filters: ['typeId', 'status'],
    asks: { status: f.choice({ values: ['inactive'] }) },
    alsoSearched: ['translations.name', 'typeId', 'productId'],
    sort: 'name',
    // Whoever sets when one is open chooses from all.
    isOfferedWhole: true,
  },
  side: ['active'],
  detail: [
    {
      tab: 'general',
      fields: ['translations', ['typeId', 'productId'], 'capacity'],
    },
    { tab: 'linkedActivities', fields: ['linkedActivities'] },
    { tab: 'addons', fields: ['addons'] },
    { children: 'weekdayConfig' },
    { children: 'openingException' },
  ],
});
