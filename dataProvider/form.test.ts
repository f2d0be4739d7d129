// @vitest-environment jsdom
import { describe, expect, it, test } from 'vitest';
import { kioskApps } from '../resources/apps/kioskApps';
import { emptyRecord } from '../schemas';
import { fakeServer } from '../tests/fixtures/fakeServer';
import { formOf } from './form';
import { createProvider } from './provider';

test('a form has nothing as an empty part, what is JSON as JSON, and no part for what isn’t there', () => {
  const body = {
    name: 'Hal',
    list: [{ id: 1 }],
    none: null,
    playlist: null,
    song: 4,
    off: undefined,
  };
  expect(Object.fromEntries(formOf(body, ['playlist', 'song']))).toEqual({
    name: 'Hal',
    list: '[{"id":1}]',
    none: '',
    playlist: 'null',
    song: '4',
  });
});

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
