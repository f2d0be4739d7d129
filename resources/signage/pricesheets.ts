import { defineResource, f, link } from '../../schemas';
import { sheetHtml } from './shared/pricesheets/sheetHtml';
import { filledFrom, isUntouched, sheetTemplates } from './shared/pricesheets/sheetTemplates';

/** What kiosks show of the shop's categories and prices: formatted text, its look, and what fills it. */
export const pricesheets = defineResource({
  name: 'pricesheets',
  path: 'digitalsignage/pricesheets',
  route: { list: 'digitalsignage/pricesheets', record: 'digitalsignage/pricesheets/detail' },
  module: 'signage',
  menu: { icon: 'quote', place: 20 },
  title: 'name',
  face: {
    facts: [{ count: 'categories' }, { count: 'kiosk' }, 'templateId'],
    less: 'It is shown wherever a playlist or a kiosk names it.',
  },
  fields: {
    name: f.text({ required: true }),
    categories: f.references({ to: 'productcategories', carries: ['title'] }),
    kioskApp: f.reference({ to: 'kioskApps', sendAs: 'kioskId', only: 'create' }),
    templateId: f.choice({ values: ['standard', 'empty'], default: 'standard', required: true }),
    templateHtmlContent: f.richText({
      allows: sheetHtml,
      default: sheetTemplates.standard.templateHtmlContent,
    }),
    templateCssContent: f.code({
      language: 'css',
      default: sheetTemplates.standard.templateCssContent,
    }),
    templateJavaScript: f.code({
      language: 'javascript',
      default: sheetTemplates.standard.templateJavaScript,
    }),
  },
  links: {
    kiosk: link.functions({
      to: 'kioskApps',
      idArg: 'kioskId',
      columns: ['name', 'description'],
      field: 'kioskApp',
      choices: { method: 'GET', path: 'kioskapps' },
      add: 'addKiosk',
      remove: 'deleteKiosk',
      storedIn: { id: 'kioskApp' },
    }),
  },
  onChange: { templateId: filledFrom },
  advice: [{ at: 'templateId', holds: isUntouched, message: 'ownContent' }],
  verbs: {
    create: { method: 'POST', encoding: 'multipart' },
    update: { method: 'POST', encoding: 'multipart' },
    answersId: true,
    copy: true,
  },
  picture: { page: 'priceSheet' },
  list: {
    isOfferedWhole: true,
    columns: ['name', 'templateId', 'categories'],
    filters: ['categories'],
    sort: 'name',
  },
  detail: [
    { tab: 'general', fields: ['name', 'kioskApp', ['templateId', 'categories']] },
    { tab: 'html', fields: ['templateHtmlContent'] },
    { tab: 'css', fields: ['templateCssContent'] },
    { tab: 'javascript', fields: ['templateJavaScript'] },
    { link: 'kiosk' },
  ],
});
