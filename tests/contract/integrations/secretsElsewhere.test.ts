import { describe, expect, test } from 'vitest';
import { isKind } from '../../../schemas';
import { definitions } from '../../fixtures/definitions';
import { openApi } from '../support/Api';

const anew = 'Enter this again: it would be used elsewhere than before';
const smtp = { host: 'mail.kompas.test', port: '587', userName: 'post', password: 'zegel-1234' };

const open = async () => {
  const api = await openApi();
  await api.put('integration/smtp', { active: 1, options: smtp });
  const save = (options: object) => api.put('integration/smtp', { options });
  return Object.assign(save, { api });
};

describe('a secret', () => {
  test.each([
    ['the server', { host: 'mail.elders.test' }],
    ['the port', { port: '2525' }],
    ['the account', { userName: 'iemand' }],
    ['the mask beside another server', { host: 'mail.elders.test', password: 'zeg********' }],
  ])('is asked for anew once %s is another', async (_, change) => {
    const save = await open();
    expect(await save({ ...smtp, password: undefined, ...change })).toMatchObject([
      400,
      { errors: { password: anew } },
    ]);
    expect(await save.api.get('integration/smtp')).toMatchObject([
      200,
      { results: { options: { host: smtp.host, port: smtp.port, userName: smtp.userName } } },
    ]);
  });

  test('goes with another server when it is entered, the same one included', async () => {
    const save = await open();
    expect(await save({ ...smtp, host: 'mail.elders.test' })).toMatchObject([200, {}]);
    expect(await save({ ...smtp, host: 'mail.kompas.test', password: 'nieuw-5678' })).toMatchObject(
      [200, {}],
    );
  });

  test('stays where nothing of that is another', async () => {
    const save = await open();
    expect(await save({ ...smtp, password: 'zeg********' })).toMatchObject([200, {}]);
    expect(await save.api.put('integration/smtp', { name: 'Post' })).toMatchObject([200, {}]);
  });
});

/** Names of what says where a service is, or who signs in there. */
const PLACE = /host|port$|server|domain|url|address|username|BUID|APICode|clientId|identifier/i;

test.each(
  definitions.filter(({ fields }) =>
    Object.values(fields).some((field) => isKind(field, 'secret') && field.masked),
  ),
)('the secrets of $name are bound to where they are used', ({ fields }) => {
  const places = Object.entries(fields).filter(
    ([name, { derived }]) => !derived && PLACE.test(name),
  );
  const bound = Object.values(fields).flatMap((field) =>
    isKind(field, 'secret') ? (field.sentTo ?? []) : [],
  );
  expect(places.map(([name]) => name).filter((name) => !bound.includes(name))).toEqual([]);
  // One that is out of sight may stay: to show it again is to change what it is bound to.
  for (const field of Object.values(fields))
    if (isKind(field, 'secret') && field.when)
      expect(field.sentTo).toEqual(expect.arrayContaining(Object.keys(field.when)));
});

test('a secret stays where its account is another service for a while, and is asked for once it is back', async () => {
  const api = await openApi();
  const path = 'webshop/paymentproviders/1';
  expect(await api.put(path, { provider: 4 })).toMatchObject([400, { errors: { APIKey: anew } }]);
  const options = { APICode: 'AT-1', serviceId: 'SL-1', APIToken: 'zegel-1234' };
  expect(await api.put(path, { provider: 2, options })).toMatchObject([200, {}]);
  expect(await api.put(path, { provider: 3, options: {} })).toMatchObject([
    400,
    { errors: { APIKey: anew } },
  ]);
});

test('an import asks for it as well', async () => {
  const api = await openApi();
  const form = new FormData();
  form.append('file', new File(['id;ipAddress\n1;203.0.113.9\n'], 'machines.csv'));
  const headers = { Function: 'importRecords' };
  const [, body] = await api.post('webshop/moneymachines', form, headers);
  expect(JSON.stringify(body)).toContain(anew);
  expect(await api.get('webshop/moneymachines/1')).toMatchObject([
    200,
    { results: { ipAddress: '10.0.0.9' } },
  ]);
});
