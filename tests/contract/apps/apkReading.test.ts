import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type ApkSource, makeApk } from '../../../mock-server/seed/apk/makeApk';
import { compiledXml } from '../../../mock-server/seed/apk/manifest';
import { resourceId } from '../../../mock-server/seed/apk/resources';
import { zipOf } from '../../../mock-server/seed/apk/zip';
import { NotAnApk } from '../../../server/behaviours/apps/apk/NotAnApk';
import { readApk } from '../../../server/behaviours/apps/apk/readApk';
import { apiDemosPath } from '../../fixtures/apiDemos';
import { temporaryFolder } from '../../fixtures/temporaryFolder';

const order: ApkSource = {
  packageName: 'test.order',
  versionName: '6.4.0',
  versionCode: 60400,
  label: 'Bestellen – café',
  permissions: ['android.permission.CAMERA'],
};

const read = async (bytes: Buffer) => {
  const path = join(await temporaryFolder(), 'app.apk');
  await writeFile(path, bytes);
  return readApk(path);
};

describe('an APK', () => {
  test('of a build tool says what it is, asks for and looks like', async () => {
    const { icon, permissions, ...manifest } = await readApk(apiDemosPath);
    expect(manifest).toEqual({
      packageName: 'io.appium.android.apis',
      versionName: '5.0.0',
      versionCode: 25,
      label: 'API Demos',
    });
    expect(permissions.slice(0, 3)).toEqual([
      'android.permission.READ_CONTACTS',
      'android.permission.WRITE_CONTACTS',
      'android.permission.VIBRATE',
    ]);
    expect(permissions).toHaveLength(14);
    expect(icon?.subarray(1, 4).toString()).toBe('PNG');
  });

  test('of the demo is read as it was written', async () => {
    expect(await read(makeApk(order))).toEqual({ ...order, icon: undefined });
  });

  test('goes by its package where its name is nowhere to be found', async () => {
    const manifest = compiledXml({
      name: 'manifest',
      attributes: { package: 'test.order' },
      within: [{ name: 'application', attributes: { label: { resource: resourceId(7) } } }],
    });
    expect(await read(zipOf({ 'AndroidManifest.xml': manifest }))).toEqual({
      packageName: 'test.order',
      versionName: '',
      versionCode: 0,
      label: 'test.order',
      permissions: [],
      icon: undefined,
    });
  });

  test('that unpacks to more than a manifest has is refused', async () => {
    const bomb = zipOf({ 'AndroidManifest.xml': Buffer.alloc(5 * 1_048_576) });
    expect(bomb.length).toBeLessThan(10_000);
    await expect(read(bomb)).rejects.toBeInstanceOf(NotAnApk);
  });

  test('that is broken anywhere is read or refused, and never more', async () => {
    const whole = compiledXml({
      name: 'manifest',
      attributes: { package: 'test.order', versionCode: 7 },
      within: [{ name: 'application', attributes: { label: 'Bestellen' } }],
    });
    for (let at = 0; at < whole.length; at += 3)
      for (const byte of [0x00, 0x7f, 0xff]) {
        const bytes = Buffer.from(whole);
        bytes[at] = byte;
        const outcome = await read(zipOf({ 'AndroidManifest.xml': bytes })).catch(
          (error: unknown) => error,
        );
        const isKnown = outcome instanceof NotAnApk || !(outcome instanceof Error);
        expect([at, byte, isKnown]).toEqual([at, byte, true]);
      }
  });
});
