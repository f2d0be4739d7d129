import { defineResource, f, subList } from '../../schemas';

/** A picture of the wayfinder. */
const picture = <const Name extends string>(name: Name) =>
  f.image({
    address: `wayfinders/{org}/{id}/showImage/${name}/{random}`,
    upload: `wayfinders/{id}/images/${name}`,
    remove: { method: 'DELETE', path: `wayfinders/{id}/images/${name}` },
  });

/** A field of the chosen document, from which devices read a part of each exhibitor. */
const documentField = () =>
  f.offered({
    choices: {
      fn: 'getAvailableInputFields',
      path: 'objectlistItems/{objectDefinitionId}',
      args: { objectDefinitionId: 'objectDefinitionId' },
    },
    by: 'objectDefinitionId',
    messages: { chooseFirst: 'documentFirst' },
  });

const position = f.integer({ required: true, min: 0 });

/** Maps of exhibitors. */
export const wayfinders = defineResource({
  name: 'wayfinders',
  idField: 'wayfinderId',
  module: 'devices',
  menu: { icon: 'map', place: 30 },
  title: 'name',
  face: {
    state: 'publication',
    facts: [{ count: 'deviceGroups' }, 'objectDefinitionId', 'description'],
  },
  nextStep: 'publish',
  fields: {
    name: f.text({ required: true }),
    description: f.longText(),
    deviceGroups: f.references({ to: 'deviceGroups', carries: ['name', 'description'] }),
    mapImage: picture('mapImage'),
    appImageTop: picture('appImageTop'),
    markerImage: picture('markerImage'),
    hotSpotOffSetX: f.integer(),
    hotSpotOffSetY: f.integer(),
    backgroundColorApp: f.colour(),
    backgroundColorMap: f.colour(),
    backgroundColorHotSpotDetail: f.colour(),
    foregroundColorHotSpotDetail: f.colour({ readableOn: 'backgroundColorHotSpotDetail' }),
    objectDefinitionId: f.reference({
      to: 'objectsDefinitions',
      titleIn: 'headerDocumentTitle',
      choices: {
        path: 'objectlists/',
        fn: 'getAvailableHeaderDocuments',
        body: { isInputDocument: 1 },
      },
    }),
    rowIdName: documentField(),
    rowIdDescription: documentField(),
    rowIdStandNo: documentField(),
    rowIdLogo: documentField(),
    rowIdPosX: documentField(),
    rowIdPosY: documentField(),
    rowIdWidth: documentField(),
    rowIdHeight: documentField(),
  },
  subLists: {
    exhibitors: subList({
      idField: 'id',
      rowsFrom: { fn: 'getExhibitors' },
      pageSize: 30,
      fields: {
        identifier: f.text({ required: true, unique: true }),
        name: f.text({ required: true }),
        description: f.longText(),
        standNo: f.text(),
        topLeftX: position,
        topLeftY: position,
        height: position,
        width: position,
      },
      columns: ['name', 'identifier', 'standNo', 'topLeftX', 'topLeftY', 'width', 'height'],
      layout: [
        ['identifier', 'standNo'],
        'name',
        'description',
        ['topLeftX', 'topLeftY'],
        ['width', 'height'],
      ],
      add: { path: 'wayfinders/{id}/addExhibitor' },
      read: { method: 'GET', path: 'wayfinders/{id}/{row.id}' },
      update: { path: 'wayfinders/{id}/{row.id}' },
      remove: { method: 'DELETE', path: 'wayfinders/{id}/{row.id}' },
      imports: { fn: 'CSVUpload', part: 'files', key: 'identifier' },
      exports: { fn: 'getCSVdata', fileName: 'exhibitors-{id}.csv' },
    }),
  },
  publishes: { fn: 'publishWayfinder', to: 'deviceGroups' },
  verbs: {
    // Devices go on with the map that they have until a copy is given to them.
    copy: { deviceGroups: [] },
    create: { fields: ['name', 'description'] },
    update: { method: 'POST', encoding: 'multipart' },
  },
  list: {
    isOfferedWhole: true,
    columns: ['name', { field: 'description', onlyWide: true }],
    sort: 'name',
  },
  detail: [
    { tab: 'general', fields: ['name', 'description', 'deviceGroups'] },
    { subList: 'exhibitors' },
    { tab: 'map', screen: 'exhibitorMap' },
    {
      tab: 'images',
      fields: ['mapImage', 'appImageTop', 'markerImage', ['hotSpotOffSetX', 'hotSpotOffSetY']],
    },
    {
      tab: 'colours',
      fields: [
        ['backgroundColorApp', 'backgroundColorMap'],
        ['backgroundColorHotSpotDetail', 'foregroundColorHotSpotDetail'],
      ],
    },
    {
      tab: 'document',
      sections: {
        source: ['objectDefinitionId'],
        mappings: [
          ['rowIdName', 'rowIdDescription'],
          ['rowIdStandNo', 'rowIdLogo'],
          ['rowIdPosX', 'rowIdPosY'],
          ['rowIdWidth', 'rowIdHeight'],
        ],
      },
    },
  ],
});
