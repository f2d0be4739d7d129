import type { devices } from '../../../../resources/devices/devices';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Apparaat |||| Apparaten',
  fields: {
    deviceName: 'Naam',
    deviceCode: 'Code',
    model: 'Model',
    serial: 'Serienummer',
    deviceId: 'Apparaat-ID',
    apiLevel: 'API-niveau',
    lastAccessTime: 'Laatste toegang',
    active: 'Actief',
    debug: 'Debugmodus',
    pinTerminal: 'Pinterminal',
    printer: 'Printer',
    contractStartDate: 'Begin contract',
    contractEndDate: 'Einde contract',
    comments: 'Opmerkingen',
    options: 'Opties',
    properties: 'Eigenschappen',
    contactPersons: 'Contactpersonen',
    logs: 'Logs',
    deviceGroupId: 'Apparaatgroep',
    state: 'Status',
  },
  help: {
    options: 'Instellingen voor het apparaat als JSON, zoals {"brightness": 80}.',
    state: 'Een apparaat is verouderd als de laatste toegang meer dan 7 dagen geleden is.',
  },
  codes: { state: { 1: 'Actief', 2: 'Inactief of verouderd', 0: 'Uit' } },
  rows: {
    contactPersons: { fields: { name: 'Naam', phone: 'Telefoon', email: 'E-mail' } },
    logs: { fields: { date: 'Datum', type: 'Type', message: 'Melding' } },
  },
  tabs: {
    properties: 'Eigenschappen',
    options: 'Opties',
    contactPersons: 'Contactpersonen',
    logs: 'Logs',
  },
  sections: { identity: 'Apparaat', hardware: 'Hardware', contract: 'Contract' },
  links: { location: 'Locatie' },
  queries: {
    apks: { name: 'Apps', fields: { name: 'Naam', version: 'Versie', package: 'Pakket' } },
  },
} satisfies Labels<typeof devices>;
