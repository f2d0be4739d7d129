import type { printers } from '../../../../resources/webshop/printers';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Printer |||| Printers',
  belongs: 'Printers of receipts, labels and kitchen orders.',
  fields: {
    brand: 'Brand',
    usage: 'Used for',
    serial: 'Serial number',
    firmwareVersion: 'Firmware',
    portName: 'Port',
    portSettings: 'Port settings',
    directPrinting: 'Prints directly',
    hasDrawer: 'Has a cash drawer',
  },
  help: { portName: 'As the device calls it, such as USB001 or TCP:192.168.1.40.' },
  codes: {
    brand: { 0: 'Star', 1: 'Epson', 2: 'Durapos', 3: 'PDC' },
    type: { 21: 'Model 21', TP801: 'TP801', 1: 'Model 1', PDC21: 'PDC21' },
    usage: { 0: 'Kiosk', 1: 'Kitchen' },
  },
  sections: { printer: 'Printer' },
  links: { device: 'Device' },
} satisfies Labels<typeof printers>;
