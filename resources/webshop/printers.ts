import { defineResource, f, link } from '../../schemas';
import { deviceLink, deviceOfPrinter } from './shared/deviceLink';
import { setUpBy } from './shared/setUpBy';

/** What prints receipts and orders. */
export const printers = defineResource({
  name: 'printers',
  path: 'webshop/printers',
  module: 'webshop',
  menu: { icon: 'printer', place: 150 },
  title: 'name',
  face: {
    facts: ['brand', 'usage', { count: 'device' }, 'portName'],
    less: 'Printers report nothing.',
  },
  fields: {
    name: f.text({ required: true }),
    brand: f.choice({ values: [0, 1, 2, 3], required: true }),
    type: f.choice({ values: ['21', 'TP801', '1', 'PDC21'], required: true }),
    usage: f.choice({ values: [0, 1], required: true }),
    tags: f.tags(),
    serial: f.text({ isCode: true }),
    firmwareVersion: f.text(),
    portName: f.text({ required: true }),
    portSettings: f.text(),
    directPrinting: f.flag(),
    hasDrawer: f.flag(),
    lastModified: f.dateTime({ readOnly: true }),
  },
  links: {
    device: link.functions({
      ...deviceLink,
      columns: deviceOfPrinter,
    }),
  },
  list: {
    setUpBy,
    columns: [
      'name',
      'brand',
      { field: 'type', onlyWide: true },
      'usage',
      { field: 'portName', onlyWide: true },
    ],
    filters: ['brand', 'usage'],
    sort: 'name',
  },
  side: ['lastModified'],
  detail: [
    {
      tab: 'general',
      sections: {
        printer: ['name', ['brand', 'type'], ['usage', 'tags'], ['serial', 'firmwareVersion']],
        connection: [
          ['portName', 'portSettings'],
          ['directPrinting', 'hasDrawer'],
        ],
      },
    },
    { link: 'device' },
  ],
});
