import { describe, expect, test } from 'vitest';
import type { Values } from '../../../server/store/Store';
import { type Api, openApi } from '../support/Api';

const ASSIGNMENTS = 'apk/assignments';

/** All that is assigned, but for the moment of the last change. */
const assigned = async (api: Api): Promise<readonly Values[]> => {
  const [, body] = await api.get(`${ASSIGNMENTS}?sort=id&order=asc`);
  const { results } = body as { results: readonly Values[] };
  return results.map(({ lastModified: _, ...row }) => row);
};

/** Makes a change by one call. @returns the act that takes it back */
const changed = async (api: Api, path: string, body: object): Promise<string> => {
  const [status, , headers] = await api.call('POST', path, body);
  expect([path, status]).toEqual([path, 200]);
  return headers.get('Act') ?? '';
};

/** Takes an act back. @returns what of it stays, and the act that did so */
const undone = async (api: Api, act: string) => {
  const [status, body, headers] = await api.call('POST', `activity/${act}`, { function: 'undo' });
  expect(status).toBe(200);
  const { notUndone } = body as { notUndone: readonly { name: string; reason: string }[] };
  return { notUndone, act: headers.get('Act') ?? '' };
};

const forFile = (apkId: number, deviceIds: number[], frontAppDeviceIds: number[] = []) => ({
  apkId,
  deviceIds,
  frontAppDeviceIds,
});

/** What gives a device another version of the app that it begins with, or takes apps from devices. */
const changes: readonly (readonly [string, string, object])[] = [
  ['replaces a version on several devices', ASSIGNMENTS, forFile(2, [1, 2], [2])],
  ['takes an app from all devices', ASSIGNMENTS, forFile(1, [])],
  ['moves an app to another device', ASSIGNMENTS, forFile(1, [2], [2])],
  ['marks no app any more', ASSIGNMENTS, forFile(1, [1])],
  ['replaces a version on one', ASSIGNMENTS, { deviceId: 1, apkFileId: 2, isFrontApp: 1 }],
  ['begins with another app', ASSIGNMENTS, { deviceId: 1, apkFileId: 4, isFrontApp: 1 }],
  ['installs another version', 'devices/1', { function: 'installApp', apkFileId: 2 }],
  ['switches the mark off', 'apk/assignments/1/setFrontApp', { isFrontApp: 0 }],
];

describe('a change of what devices have', () => {
  test.each(changes)('that %s is taken back as one, and done again', async (_, path, body) => {
    const api = await openApi();
    const before = await assigned(api);
    const act = await changed(api, path, body);
    const after = await assigned(api);
    expect(after).not.toEqual(before);
    const undo = await undone(api, act);
    expect(undo.notUndone).toEqual([]);
    expect(await assigned(api)).toEqual(before);
    expect(await undone(api, undo.act)).toMatchObject({ notUndone: [] });
    expect(await assigned(api)).toEqual(after);
  });

  test('that marks one of two apps gives the mark back to the other', async () => {
    const api = await openApi();
    await changed(api, ASSIGNMENTS, { deviceId: 1, apkFileId: 4, isFrontApp: 0 });
    const before = await assigned(api);
    const act = await changed(api, ASSIGNMENTS, forFile(4, [1], [1]));
    expect((await undone(api, act)).notUndone).toEqual([]);
    expect(await assigned(api)).toEqual(before);
  });

  test('stays where the device has got another version since', async () => {
    const api = await openApi();
    const act = await changed(api, ASSIGNMENTS, { deviceId: 1, apkFileId: 2, isFrontApp: 0 });
    const [{ id } = {}] = await assigned(api);
    await api.delete(`${ASSIGNMENTS}/${id}`);
    await changed(api, ASSIGNMENTS, { deviceId: 1, apkFileId: 2, isFrontApp: 0 });
    const before = await assigned(api);
    expect((await undone(api, act)).notUndone).toMatchObject([
      { name: 'Bestellen 6.3.2 Kassa 1', reason: 'Kassa 1 has another version of this app by now' },
    ]);
    expect(await assigned(api)).toEqual(before);
  });

  test('leaves the mark to an app that somebody had the device begin with since', async () => {
    const api = await openApi();
    await changed(api, ASSIGNMENTS, { deviceId: 1, apkFileId: 4, isFrontApp: 0 });
    const act = await changed(api, 'apk/assignments/1/setFrontApp', { isFrontApp: 0 });
    await changed(api, ASSIGNMENTS, forFile(4, [1], [1]));
    const before = await assigned(api);
    expect((await undone(api, act)).notUndone).toMatchObject([
      { reason: 'Kassa 1 begins with another app by now' },
    ]);
    expect(await assigned(api)).toEqual(before);
  });
});

describe('an assignment that was replaced', () => {
  test('lies in the trash, from which it takes its place again', async () => {
    const api = await openApi();
    const before = await assigned(api);
    await changed(api, ASSIGNMENTS, { deviceId: 1, apkFileId: 2, isFrontApp: 0 });
    const [, lying] = await api.get('trash');
    const { results } = lying as { results: readonly { id: number; name: string }[] };
    expect(results).toMatchObject([{ name: 'Bestellen 6.3.2 Kassa 1' }]);
    const restore = { function: 'restore' };
    expect(await api.post(`trash/${results[0]?.id}`, restore)).toMatchObject([200, {}]);
    expect(await assigned(api)).toEqual(before);
  });

  test('comes back without the mark that another app has by then', async () => {
    const api = await openApi();
    const [, , headers] = await api.call('DELETE', `${ASSIGNMENTS}/1`);
    await changed(api, ASSIGNMENTS, { deviceId: 1, apkFileId: 4, isFrontApp: 1 });
    const entry = `trash/${headers.get('Trash-Entries')}`;
    expect(await api.post(entry, { function: 'restore' })).toMatchObject([200, {}]);
    expect(await assigned(api)).toMatchObject([
      { id: 1, isFrontApp: 0 },
      { apkFileId: 4, isFrontApp: 1 },
    ]);
  });
});
