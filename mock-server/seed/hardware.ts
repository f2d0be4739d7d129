import { dayBefore } from './moments';
import type { Machine } from './profiles/Profile';
import type { Random } from './random';

/** Models with the first part of their serial numbers and the level of their system. */
const models = {
  kiosk: [
    ['KC-22 Pro', 'K22P', '33'],
    ['KC-22', 'K22', '30'],
    ['KC-15 Compact', 'K15', '30'],
    ['Kompas Zuil 32', 'Z32', '33'],
  ],
  screen: [
    ['Kompas Zuil 43', 'Z43', '34'],
    ['PaneelPlus 55', 'P55', '28'],
    ['ViewBox Mini', 'VBM', '29'],
  ],
} as const;

const HEX = '0123456789ABCDEF';

/** What is built in: model, system, serial number and hardware id. */
export const hardware = (random: Random, machine: Machine) => {
  const [model, prefix, apiLevel] = random.pick<readonly [string, string, string]>(models[machine]);
  return {
    model,
    apiLevel,
    serial: `${prefix}-${random.int(19, 25)}${random.text(HEX, 6)}`,
    deviceId: random.text(HEX, 16).toLowerCase(),
  };
};

/** A device's options as the JSON text that it reads, or nothing. */
export const optionsOf = (random: Random): string =>
  random.chance(0.12)
    ? ''
    : JSON.stringify(
        {
          orientation: random.pick(['portrait', 'landscape']),
          brightness: random.int(8, 20) * 5,
          volume: random.int(0, 12) * 5,
          screensaverAfterSeconds: random.pick([30, 60, 90, 120]),
          restartAt: random.pick(['03:00', '04:30', null]),
        },
        null,
        2,
      );

/** Some properties of a device at the place with that label. */
export const propertiesOf = (random: Random, label: string) =>
  random
    .sample(
      [
        ['ssid', `apparaten-${label.toLowerCase().replaceAll(' ', '-')}`],
        ['register', String(random.int(1, 9))],
        ['language', random.pick(['nl', 'nl', 'en'])],
        ['idleSeconds', random.pick(['45', '60', '90'])],
        ['counter', random.pick(['A', 'B', 'C'])],
      ] as const,
      random.int(0, 4),
    )
    .map(([key, value], index) => ({ id: index + 1, key, value }));

/** The days a contract of three or five years begins and ends; both or one may be missing. */
export const contractOf = (random: Random, now: Date) => {
  if (random.chance(0.15)) return { contractStartDate: null, contractEndDate: null };
  const age = random.int(30, 1800);
  const term = random.pick([1096, 1826]);
  return {
    contractStartDate: dayBefore(now, age),
    contractEndDate: random.chance(0.1) ? null : dayBefore(now, age - term),
  };
};
