// @vitest-environment jsdom
import { describe, expect, it, test } from 'vitest';
import { kioskApps } from '../resources/apps/kioskApps';
import { emptyRecord } from '../schemas';
import { fakeServer } from '../tests/fixtures/fakeServer';
import { formOf } from './form';
import { createProvider } from './provider';

test.each([
  ['', undefined],
  ['null', 'null'],
])(
  'a form has nothing as "%s", lists as JSON, and no part for what isn’t there',
  (none, nothing) => {
    const body = { name: 'Hal', list: [{ id: 1 }], none: null, song: 4, off: undefined };
    expect(Object.fromEntries(formOf(body, nothing))).toEqual({
      name: 'Hal',
      list: '[{"id":1}]',
      none,
      song: '4',
    });
  },
);

describe('a kiosk app', () => {
  const server = fakeServer();

  it('is changed by a form with the parts of the specification, the last five JSON', async () => {
    const provider = createProvider(async () => kioskApps);
    const data = { ...emptyRecord(kioskApps), id: 3, name: 'Hal', deviceGroups: [4] };
    await provider.update('kioskApps', { id: 3, data, previousData: data });
    expect(server.calls()).toEqual(['POST /internal/v1/kioskapps/3']);
    const parts = Object.fromEntries(server.sent[0]?.body as FormData);
    const { name, description, ...json } = parts;
    expect([name, description]).toEqual(['Hal', '']);
    const read = Object.entries(json).map(([part, text]) => [part, JSON.parse(String(text))]);
    expect(Object.fromEntries(read)).toEqual({
      deviceGroups: [{ id: 4 }],
      properties: [],
      playListId: null,
      options: expect.objectContaining({
        backgroundColor: '#fafafa',
        color8: { name: '', color: '#000000' },
        bool4: { name: '', value: 0 },
      }),
      languages: [],
    });
  });
});
