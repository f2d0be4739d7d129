import type { applicationLogs } from '../../resources/devices/applicationLogs';
import type { deviceApprovals } from '../../resources/devices/deviceApprovals';
import type { deviceGroups } from '../../resources/devices/deviceGroups';
import type { devices } from '../../resources/devices/devices';
import type { Labels } from '../../schemas';

export const labels = {
  devices: {
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
  } satisfies Labels<typeof devices>,

  deviceGroups: {
    name: 'Apparaatgroep |||| Apparaatgroepen',
    fields: {
      name: 'Naam',
      description: 'Omschrijving',
      passcode: 'Toegangscode',
      autoAdd: 'Apparaten automatisch toevoegen',
    },
    links: { devices: 'Apparaten' },
  } satisfies Labels<typeof deviceGroups>,

  deviceApprovals: {
    name: 'Apparaatgoedkeuring |||| Apparaatgoedkeuringen',
    fields: {
      deviceName: 'Apparaat',
      deviceId: 'Apparaat-ID',
      creationDate: 'Aangemaakt',
      lastModified: 'Laatst gewijzigd',
    },
    actions: {
      approve: { label: 'Goedkeuren' },
      disApprove: {
        label: 'Afkeuren',
        confirm: 'Dit apparaat afkeuren? Het krijgt dan geen toegang.',
      },
    },
  } satisfies Labels<typeof deviceApprovals>,

  applicationLogs: {
    name: 'Applicatielog |||| Applicatielogs',
    fields: { date: 'Datum', type: 'Type', description: 'Omschrijving' },
  } satisfies Labels<typeof applicationLogs>,
};
