import { describe, expect, test } from 'vitest';
import { served } from '../../../server/http/server';
import { type Api, openApi } from '../support/Api';

/** Calls a function, and takes back what it did. @returns what was done, and what stays as it is */
const doneAndUndone = async (api: Api, path: string, body: object) => {
  const [status, , headers] = await api.call('POST', path, body);
  expect(status).toBe(200);
  const undo = { function: 'undo' };
  const [, undone] = await api.post(`activity/${headers.get('Act')}`, undo);
  const { done, notUndone } = undone as { done: number; notUndone: unknown };
  return { done, notUndone };
};

describe('an action that is taken back', () => {
  test('is followed by the one that makes of its field what was', async () => {
    const api = await openApi();
    const paid = { function: 'updateIsPaid', isPaid: 1 };
    await api.post('webshop/orders/1', { ...paid, isPaid: 0 });
    expect(await doneAndUndone(api, 'webshop/orders/1', paid)).toEqual({ done: 1, notUndone: [] });
    expect(await api.get('webshop/orders/1')).toMatchObject([200, { results: { payed: 0 } }]);
  });

  test('is left where its field is as it was already', async () => {
    const api = await openApi();
    const paid = { function: 'updateIsPaid', isPaid: 1 };
    await api.post('webshop/orders/1', { ...paid, isPaid: 0 });
    const [, , headers] = await api.call('POST', 'webshop/orders/1', paid);
    await api.post('webshop/orders/1', { ...paid, isPaid: 0 });
    const undo = { function: 'undo' };
    const [, undone] = await api.post(`activity/${headers.get('Act')}`, undo);
    expect(undone).toMatchObject({ done: 1, notUndone: [] });
    expect(await api.get('webshop/orders/1')).toMatchObject([200, { results: { payed: 0 } }]);
  });

  test('has a device that was let in or sent away wait again', async () => {
    const api = await openApi();
    const waiting = async () => {
      const [, body] = await api.get('device/approvals?sort=deviceId');
      return (body as { results: readonly object[] }).results;
    };
    const before = await waiting();
    const decide = (fn: string, given: object) =>
      doneAndUndone(api, 'device/approvals', { function: fn, ...given });
    const nothingLeft = { notUndone: [] };
    const named = { deviceId: 3, deviceName: 'Kassa 3', deviceGroupId: 2 };
    expect(await decide('approve', named)).toMatchObject(nothingLeft);
    expect((await api.get('activity'))[1]).toMatchObject({
      results: [{ action: 'undo' }, { name: 'Nieuw 3', action: 'approve' }],
    });
    expect(await waiting()).toEqual(before);
    expect(await api.get('devices?id=3')).toMatchObject([
      200,
      { results: [{ active: 0, deviceName: 'Nieuw 3', deviceGroup: {} }] },
    ]);
    expect(await decide('disApprove', { deviceId: 4 })).toMatchObject(nothingLeft);
    expect((await waiting()).map((one) => ({ ...one, lastModified: '' }))).toEqual(
      before.map((one) => ({ ...one, lastModified: '' })),
    );
  });
});

const setting = served.definitions.all.flatMap((definition) =>
  Object.entries(definition.actions).flatMap(([name, { sets }]) =>
    sets ? [[`${definition.name}.${name}`, definition, sets] as const] : [],
  ),
);

test.each(setting)('%s: another action makes something else of what it sets', (_, one, sets) => {
  for (const [field, value] of Object.entries(sets)) {
    const made = Object.values(one.actions).flatMap((other) =>
      other.sets && field in other.sets ? [other.sets[field]] : [],
    );
    expect(made.filter((other) => other !== value)).not.toEqual([]);
  }
});
