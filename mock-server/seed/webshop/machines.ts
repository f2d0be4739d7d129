import type { Row } from '../../../server/store/Store';
import type { Workshop } from '../collections';
import { DAY, momentBefore } from '../moments';
import type { Random } from '../random';

/** What printers are, by the brand's code: type, what it is for, and where it is plugged in. */
const printers = [
  { brand: 0, type: '21', use: 'Bonprinter', usage: 0, portName: 'USB001' },
  { brand: 1, type: '1', use: 'Keukenprinter', usage: 1, portName: 'TCP:10.20.1.40' },
  { brand: 2, type: 'TP801', use: 'Bonprinter', usage: 0, portName: 'COM3' },
] as const;

const terminalModels = [
  ['Verifone', 'V400m'],
  ['PAX', 'A920 Pro'],
  ['Ingenico', 'Lane 3000'],
] as const;

const HEX = '0123456789ABCDEF';
const DIGITS = '0123456789';

/** Most kiosks of the demo have a terminal and a printer; so many are enough to look through. */
const MOST = 6;

const changedAgo = ({ now }: Workshop, random: Random): string =>
  momentBefore(now, random.int(1, 300) * DAY);

/** Kiosks at a place, where one can pay. */
const kiosks = ({ rows, profile }: Workshop): readonly Row[] => {
  const words = profile.deviceRoles.flatMap(([word, , machine]) =>
    machine === 'kiosk' ? [word] : [],
  );
  return rows('devices')
    .filter(
      ({ deviceName, locationId }) =>
        locationId !== null && words.some((word) => String(deviceName).startsWith(word)),
    )
    .slice(0, MOST);
};

const addTerminal = (shop: Workshop, random: Random, device: Row, provider: number): void => {
  const [brand, type] = random.pick(terminalModels);
  const number = random.text(DIGITS, 4);
  shop.add('pinterminals', {
    name: `Pin ${device.deviceName}`,
    ipAddress: `10.20.2.${random.int(20, 240)}`,
    brand,
    type,
    hardwareId: random.text(HEX, 12),
    serial: `${random.int(200, 499)}-${random.text(DIGITS, 6)}`,
    poi: `${brand.toUpperCase()}-${number}`,
    provider,
    comments: '',
    locationId: `SL-${random.text(DIGITS, 4)}-${number}`,
    identifier: random.text(HEX, 8),
    forTesting: 0,
    lastModified: changedAgo(shop, random),
    deviceId: device.id,
    realLocationId: device.locationId,
  });
};

const addPrinter = (shop: Workshop, random: Random, device: Row): void => {
  const { use, ...kind } = random.pick(printers);
  shop.add('printers', {
    name: `${use} ${device.deviceName}`,
    ...kind,
    tags: kind.usage === 1 ? 'keuken' : '',
    serial: random.text(DIGITS, 10),
    firmwareVersion: `${random.int(1, 4)}.${random.int(0, 9)}`,
    portSettings: kind.portName.startsWith('COM') ? '9600,n,8,1' : '',
    directPrinting: 1,
    hasDrawer: random.chance(0.2) ? 1 : 0,
    lastModified: changedAgo(shop, random),
    deviceId: device.id,
  });
};

/** A machine at a till; the end of its address decides its state (`server/services/payments/moneyMachines.ts`). */
const addMoneyMachine = (shop: Workshop, random: Random, device: Row, end: number): void => {
  shop.add('moneymachines', {
    name: `Cash ${device.deviceName}`,
    ipAddress: `10.20.3.${end}`,
    port: 8443,
    apiKey: `demo-cash-${random.text(HEX, 16).toLowerCase()}`,
    provider: 'Glory',
    comments: end === 10 ? '' : 'Staat onder de balie; sleutel bij de bedrijfsleiding.',
    lastModified: changedAgo(shop, random),
    deviceId: device.id,
  });
};

const addProviders = ({ add }: Workshop, random: Random): void => {
  add('paymentproviders', {
    provider: 2,
    forTesting: 0,
    APICode: `AT-${random.text(DIGITS, 4)}-${random.text(DIGITS, 4)}`,
    serviceId: `SL-${random.text(DIGITS, 4)}-${random.text(DIGITS, 4)}`,
    APIToken: `demo-${random.text(HEX, 24).toLowerCase()}`,
  });
  add('paymentproviders', {
    provider: 3,
    forTesting: 1,
    APIKey: `demo-${random.text(HEX, 24).toLowerCase()}`,
  });
};

/** Adds terminals, printers and cash machines at kiosks, and the accounts that payments are taken by. */
export const addMachines = (shop: Workshop): void => {
  const random = shop.random('machines');
  const devices = kiosks(shop);
  addProviders(shop, random);
  for (const device of devices) {
    addTerminal(shop, random, device, 2);
    addPrinter(shop, random, device);
  }
  for (const [index, device] of devices.slice(0, 2).entries())
    addMoneyMachine(shop, random, device, index === 0 ? 10 : 252);
  shop.add('webshopsynchronisation', {
    name: 'Artikelen en bestellingen',
    description: 'Elk uur bijgewerkt met het kassasysteem.',
    type: 2,
    syncInterval: 60,
    active: 1,
    accessToken: `demo-${random.text(HEX, 24).toLowerCase()}`,
    BUID: `BU-${random.text(DIGITS, 5)}`,
  });
};
