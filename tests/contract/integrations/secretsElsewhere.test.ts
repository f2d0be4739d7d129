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
const PLACE = /host|port$|server|domain|url|address|username|BUID/i;

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
});
