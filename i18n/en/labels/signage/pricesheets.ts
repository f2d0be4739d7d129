import type { pricesheets } from '../../../../resources/signage/pricesheets';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Price sheet |||| Price sheets',
  belongs: 'Sheets of prices that screens show, made from products and categories.',
  facts: { templateId: 'template %{value}' },
  fields: {
    categories: 'Product categories',
    kioskApp: 'Kiosk app',
    templateId: 'Template',
    templateHtmlContent: 'HTML',
    templateCssContent: 'CSS',
    templateJavaScript: 'JavaScript',
  },
  codes: { templateId: { standard: 'Standard', empty: 'Empty' } },
  tabs: { html: 'HTML', css: 'CSS', javascript: 'JavaScript' },
  links: { kiosk: 'Kiosk app' },
  messages: {
    ownContent:
      'What you wrote stays: a template fills the editors only while there is nothing of your own in them.',
  },
} satisfies Labels<typeof pricesheets>;
