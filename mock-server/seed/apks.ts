import { createHash } from 'node:crypto';
import type { Row } from '../../server/store/Store';
import { type DemoApp, demoApps } from './apk/apps';
import { makeApk } from './apk/makeApk';
import type { Workshop } from './collections';
import type { KeepContent } from './keepContent';
import { DAY, MINUTE, momentBefore } from './moments';
import { pngOf } from './png';
import type { Random } from './random';

const ICON_SIZE = 96;
const APK_TYPE = 'application/vnd.android.package-archive';
const MOST_NUMBER = 100;

/** A square with round corners in the app's colour, and a ring on it. */
const iconOf = ({ colour }: DemoApp): Buffer =>
  pngOf(ICON_SIZE, (x, y) => {
    const isOutside = Math.abs(x) ** 5 + Math.abs(y) ** 5 > 0.9;
    const fromCentre = Math.hypot(x, y);
    return isOutside || (fromCentre > 0.32 && fromCentre < 0.52) ? [255, 255, 255] : colour;
  });

/** 6.3.2 is 60302. */
const codeOf = (version: string): number => {
  const [first = 0, second = 0, third = 0] = version.split('.').map(Number);
  return (first * MOST_NUMBER + second) * MOST_NUMBER + third;
};

const addFile = (
  { add }: Workshop,
  { id }: Row,
  field: string,
  bytes: Buffer,
  type: string,
): void => {
  const hash = createHash('sha256').update(bytes).digest('hex');
  add('files', { resource: 'apkFiles', recordId: id, field, hash, size: bytes.length, type });
};

const addVersion = async (
  shop: Workshop,
  app: DemoApp,
  versionName: string,
  age: number,
  keep: KeepContent,
): Promise<void> => {
  const { label, packageName } = app;
  const permissions = app.permissions.map((name) => `android.permission.${name}`);
  const icon = iconOf(app);
  const manifest = {
    label,
    packageName,
    versionName,
    versionCode: codeOf(versionName),
    permissions,
  };
  const bytes = makeApk({ ...manifest, icon });
  const originalFileName = `${label.toLowerCase()}-${versionName}.apk`;
  const row = shop.add('apkFiles', {
    ...manifest,
    originalFileName,
    fileSize: bytes.length,
    uploadDate: momentBefore(shop.now, age),
    icon: 'icon.png',
  });
  await keep(originalFileName, bytes);
  await keep('icon.png', icon);
  addFile(shop, row, 'originalFileName', bytes, APK_TYPE);
  addFile(shop, row, 'icon', icon, 'image/png');
};

/** Adds the apps that the organisation's devices have, and hands their files to `keep`. */
export const addApks = async (shop: Workshop, keep: KeepContent): Promise<void> => {
  const random = shop.random('apks');
  for (const app of demoApps)
    for (const [place, version] of app.versions.entries()) {
      const months = app.versions.length - place;
      const age = (30 * months + random.int(0, 20)) * DAY + random.int(0, DAY);
      await addVersion(shop, app, version, age, keep);
    }
};

/** Spread over four weeks, without draws that would change what else is drawn of devices. */
const ageOf = (id: number, place: number): number =>
  ((7 * id + 5 * place) % 28) * DAY + ((137 * id) % 1_440) * MINUTE;

/** Assigns some of the apps to a device, which begins with the first. */
export const addAssignments = ({ add, rows, now }: Workshop, random: Random, device: Row): void => {
  for (const [place, { packageName, versions }] of random
    .sample(demoApps, random.int(1, 4))
    .entries()) {
    const version = random.pick(versions);
    const file = rows('apkFiles').find(
      (row) => row.packageName === packageName && row.versionName === version,
    );
    if (!file) continue;
    const assignedDate = momentBefore(now, ageOf(device.id, place));
    add('apkAssignments', {
      deviceId: device.id,
      apkFileId: file.id,
      isFrontApp: place === 0 ? 1 : 0,
      assignedDate,
      lastModified: assignedDate,
    });
  }
};
