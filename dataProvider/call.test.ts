// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { defineResource, f } from '../schemas';
import { fakeServer, json } from '../tests/fixtures/fakeServer';
import { createProvider } from './provider';

const devices = defineResource({
  name: 'devices',
  module: 'devices',
  menu: false,
  title: 'name',
  fields: { name: f.text() },
});
const provider = createProvider(() => Promise.resolve(devices));
const server = fakeServer();

describe('functions', () => {
  it('posts a function to the record', async () => {
    await provider.call('devices', { fn: 'setLocation' }, { id: 4 }, { args: { locationId: 9 } });
    expect(server.calls()).toEqual(['POST /internal/v1/devices/4']);
    expect(server.sent[0]?.body).toEqual({ function: 'setLocation', locationId: 9 });
  });

  it('announces a call that is quiet when it goes well only when it is refused', async () => {
    server.replies = [
      json({ status: true, status_message: 'Stored' }),
      json({ status: false, status_message: 'Not today' }, 400),
    ];
    const call = () =>
      provider.call('devices', { fn: 'setLocation' }, { id: 4 }, { isQuiet: 'whenGood' });
    await call();
    await expect(call()).rejects.toThrow('Not today');
    expect(server.messages).toEqual([{ isOk: false, text: 'Not today' }]);
  });

  it('names the act by which what it did is taken back, where that can be', async () => {
    const body = JSON.stringify({ status: true, status_message: 'Done' });
    server.replies = [new Response(body, { headers: { Act: '7' } }), new Response(body)];
    const call = () => provider.call('devices', { fn: 'setLocation' }, { id: 4 });
    await call();
    await call();
    expect(server.messages).toEqual([
      { isOk: true, text: 'Done', act: 7 },
      { isOk: true, text: 'Done' },
    ]);
  });

  it('keeps the path that a definition gives, its trailing slash included', async () => {
    await provider.call('devices', { path: 'objectlists/', fn: 'get' }, { id: 4 });
    expect(server.calls()).toEqual(['POST /internal/v1/objectlists/']);
  });

  it('sends the arguments of a GET in the query', async () => {
    await provider.call(
      'devices',
      { method: 'GET', path: 'locations' },
      { id: 4 },
      { args: { x: 1 } },
    );
    expect(server.calls()).toEqual(['GET /internal/v1/locations?x=1']);
  });
});
