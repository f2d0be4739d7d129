import type { devices } from '../../../../resources/devices/devices';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Apparaat |||| Apparaten',
  facts: { lastAccessTime: 'gezien %{value}' },
  belongs: 'Zuilen en schermen staan hier zodra ze zich hebben gemeld en zijn goedgekeurd.',
  fields: {
    deviceName: 'Naam',
    deviceCode: 'Code',
    model: 'Model',
    serial: 'Serienummer',
    deviceId: 'Apparaat-ID',
    apiLevel: 'API-niveau',
    lastAccessTime: 'Laatste toegang',
    debug: 'Debugmodus',
    pinTerminal: 'Pinterminal',
    printer: 'Printer',
    contractStartDate: 'Begin contract',
    contractEndDate: 'Einde contract',
    options: 'Opties',
    contactPersons: 'Contactpersonen',
    logs: 'Logs',
    newestLogs: 'Logs',
    deviceGroupId: 'Apparaatgroep',
    locationId: 'Locatie',
  },
  help: {
    options: 'Instellingen voor het apparaat als JSON, zoals {"brightness": 80}.',
    state:
      'Een apparaat dat aan staat, telt als niet gezien als de laatste toegang meer dan 7 dagen geleden is.',
  },
  codes: { state: { 0: 'Uit', 1: 'Actief', 2: '7 dagen niet gezien', 3: 'Nooit gezien' } },
  rows: {
    logs: { fields: { message: 'Melding' } },
    newestLogs: { fields: { message: 'Melding' } },
  },
  sections: { identity: 'Apparaat', hardware: 'Hardware', contract: 'Contract' },
  actions: {
    installApp: {
      label: 'App installeren',
      fields: { apkFileId: 'App-versie' },
      nothing: 'niet geïnstalleerd',
      help: { apkFileId: 'Komt in de plaats van een andere versie van de app.' },
    },
  },
  asks: {
    fields: { apkFileId: 'App-versie', contract: 'Contract' },
    codes: { contract: { ending: 'Loopt binnen 30 dagen af' } },
  },
  links: { location: 'Locatie' },
  queries: { apks: { name: 'Apps', fields: { package: 'Pakket', isFrontApp: 'Voorgrond-app' } } },
  messages: { codeTaken: 'Een ander apparaat heeft deze code' },
} satisfies Labels<typeof devices>;
