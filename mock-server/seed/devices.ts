import type { Row } from '../../server/store/Store';
import { addAssignments } from './apks';
import type { Workshop } from './collections';
import { contractOf, hardware, optionsOf, propertiesOf } from './hardware';
import { deviceLogs } from './logs';
import { HOUR, MINUTE, momentBefore, SECOND } from './moments';
import type { DeviceRole } from './profiles/Profile';
import type { Random } from './random';

const comments = [
  'Touchscreen gekalibreerd na verhuizing.',
  'Staat naast de ingang, stopcontact linksachter.',
  'Reservekabel in de kast.',
  'Customer asked for a lower volume after eight.',
  'Glas vervangen, garantie loopt door.',
  'Second unit of a pair; swap together.',
] as const;

interface Life {
  readonly isActive: boolean;
  /** Milliseconds since it was last heard of; `null`: never. */
  readonly silence: number | null;
}

/** Most devices are well, a good part is stale, some were never heard of, some are off. */
const lifeOf = (random: Random): Life =>
  random.weighted<() => Life>([
    [() => ({ isActive: true, silence: random.int(60, 170 * 60) * SECOND }), 56],
    [() => ({ isActive: true, silence: random.int(3 * 60, 40 * 60) * MINUTE }), 12],
    [() => ({ isActive: true, silence: random.int(8 * 24, 240 * 24) * HOUR }), 17],
    [() => ({ isActive: true, silence: null }), 4],
    [() => ({ isActive: false, silence: random.int(2 * 24, 400 * 24) * HOUR }), 9],
    [() => ({ isActive: false, silence: null }), 2],
  ])();

interface DeviceNames {
  readonly deviceName: string;
  readonly deviceCode: string;
}

const codeOf = ({ profile }: Workshop, number: number): string =>
  `${profile.code}-${String(number).padStart(4, '0')}`;

/** Numbers devices by what they are for and where they stand: the second of a kind becomes 02. */
const numbering = () => {
  const given = new Map<string, number>();
  return (name: string): string => {
    const number = (given.get(name) ?? 0) + 1;
    given.set(name, number);
    return `${name} ${String(number).padStart(2, '0')}`;
  };
};

/** Where a device stands and what it is for. */
interface Post {
  readonly location: Row;
  readonly label: string;
  readonly role: DeviceRole;
}

const groupIdOf = (
  { rows }: Workshop,
  random: Random,
  [, roleGroup]: DeviceRole,
): number | null => {
  const groups = rows('deviceGroups');
  const own = groups.find(({ name }) => name === roleGroup);
  return random.weighted([
    [own?.id ?? null, 17],
    [random.pick(groups).id, 2],
    [null, 2],
  ]);
};

const addDevice = (shop: Workshop, random: Random, post: Post, names: DeviceNames): void => {
  const { now, add } = shop;
  const { isActive, silence } = lifeOf(random);
  const isPlaced = random.chance(0.94);
  const device = add('devices', {
    ...names,
    ...hardware(random, post.role[2]),
    lastAccessTime: silence === null ? null : momentBefore(now, silence),
    active: isActive ? 1 : 0,
    debug: random.chance(0.06) ? 1 : 0,
    ...contractOf(random, now),
    comments: random.chance(0.25) ? random.pick(comments) : '',
    options: optionsOf(random),
    properties: propertiesOf(random, post.label),
    logs: silence === null ? [] : deviceLogs(random, post.role[2], now, silence),
    locationId: isPlaced ? post.location.id : null,
    deviceGroupId: groupIdOf(shop, random, post.role),
  });
  addAssignments(shop, random, device);
};

const addGroups = ({ profile, random, add }: Workshop): void => {
  const chance = random('deviceGroups');
  let hasAutomatic = false;
  for (const [name, description] of profile.deviceGroups) {
    const passcode = chance.text('0123456789', 6);
    const isAutomatic: boolean = chance.chance(0.2) && !hasAutomatic;
    hasAutomatic ||= isAutomatic;
    add('deviceGroups', {
      name,
      description,
      passcode,
      autoAdd: isAutomatic ? 1 : 0,
    });
  }
};

/** A device that has registered itself and waits for somebody to let it in. */
const addApproval = (shop: Workshop, random: Random, number: number): void => {
  const { now, add } = shop;
  const parts = hardware(random, random.pick(['kiosk', 'screen']));
  const age = random.int(20, 9 * 24 * 60) * MINUTE;
  const device = add('devices', {
    deviceName: `${parts.model} ${parts.serial.slice(-4)}`,
    deviceCode: codeOf(shop, number),
    ...parts,
    lastAccessTime: momentBefore(now, Math.min(age, random.int(1, 19) * MINUTE)),
    active: 0,
    debug: 0,
    contractStartDate: null,
    contractEndDate: null,
    comments: '',
    options: '',
    properties: [],
    logs: [
      {
        id: 1,
        date: momentBefore(now, age),
        type: 'boot',
        message: 'First start, waiting for approval',
      },
    ],
    locationId: null,
    deviceGroupId: null,
  });
  add('deviceApprovals', {
    deviceName: device.deviceName,
    deviceId: device.id,
    creationDate: momentBefore(now, age),
    lastModified: momentBefore(now, random.chance(0.5) ? age : Math.floor(age / 2)),
  });
};

/** Adds device groups, devices with their apps, and devices that wait for approval. */
export const addDevices = (shop: Workshop): void => {
  const { profile, rows, random } = shop;
  const chance = random('devices');
  const nameOf = numbering();
  addGroups(shop);
  const places = rows('locations').map((location, index) => ({
    location,
    label: profile.sites[index]?.[2] ?? String(location.name),
  }));
  const { devices, approvals } = profile.sizes;
  for (let number = 1; number <= devices - approvals; number += 1) {
    const post = { ...chance.pick(places), role: chance.pick(profile.deviceRoles) };
    const deviceName = nameOf(`${post.role[0]} ${post.label}`);
    addDevice(shop, chance, post, { deviceName, deviceCode: codeOf(shop, number) });
  }
  for (let number = devices - approvals + 1; number <= devices; number += 1)
    addApproval(shop, chance, number);
};
