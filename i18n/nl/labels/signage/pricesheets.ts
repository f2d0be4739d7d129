import type { pricesheets } from '../../../../resources/signage/pricesheets';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Prijslijst |||| Prijslijsten',
  belongs: 'Prijslijsten die schermen tonen, gemaakt van producten en categorieën.',
  facts: { templateId: 'sjabloon %{value}' },
  fields: {
    categories: 'Productcategorieën',
    kioskApp: 'Kioskapp',
    templateId: 'Sjabloon',
    templateHtmlContent: 'HTML',
    templateCssContent: 'CSS',
    templateJavaScript: 'JavaScript',
  },
  codes: { templateId: { standard: 'Standaard', empty: 'Leeg' } },
  tabs: { html: 'HTML', css: 'CSS', javascript: 'JavaScript' },
  links: { kiosk: 'Kioskapp' },
  messages: {
    ownContent:
      'Wat u schreef blijft staan: een sjabloon vult de editors alleen zolang er niets van uzelf in staat.',
  },
} satisfies Labels<typeof pricesheets>;
