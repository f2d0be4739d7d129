import type { printers } from '../../../../resources/webshop/printers';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Printer |||| Printers',
  belongs: 'Printers voor bonnen, etiketten en keukenbestellingen.',
  fields: {
    brand: 'Merk',
    usage: 'Gebruikt voor',
    serial: 'Serienummer',
    firmwareVersion: 'Firmware',
    portName: 'Poort',
    portSettings: 'Poortinstellingen',
    directPrinting: 'Drukt rechtstreeks af',
    hasDrawer: 'Heeft een kassalade',
  },
  help: { portName: 'Zoals het apparaat hem noemt, bijvoorbeeld USB001 of TCP:192.168.1.40.' },
  codes: {
    brand: { 0: 'Star', 1: 'Epson', 2: 'Durapos', 3: 'PDC' },
    type: { 21: 'Model 21', TP801: 'TP801', 1: 'Model 1', PDC21: 'PDC21' },
    usage: { 0: 'Kiosk', 1: 'Keuken' },
  },
  sections: { printer: 'Printer' },
  links: { device: 'Apparaat' },
} satisfies Labels<typeof printers>;
