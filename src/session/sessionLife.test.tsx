import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readSession, session } from '../../dataProvider/session';
import { expiredSession } from './expiredSession';
import { confirmSession, followSession, noteFailure } from './sessionLife';

const open = (sessionId: string, organisation = 1, user = 1) =>
  readSession({
    sessionId,
    user: { id: user, email: 'a@demo.test' },
    organisation: { id: organisation, organisationId: `o${organisation}`, name: 'One' },
    access: {},
  });

const client = new QueryClient();
followSession(client);

const answer = (status: number, body: object) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(body), { status }));

beforeEach(() => {
  session.set(null);
  client.setQueryData(['groups'], 'read before');
});

describe('a change of the session', () => {
  it('leaves nothing that another organisation or person has read', () => {
    session.set(open('s'));
    client.setQueryData(['groups'], 'of the first');
    session.set(open('s', 2));
    expect(client.getQueryData(['groups'])).toBeUndefined();
    client.setQueryData(['groups'], 'of the second');
    session.set(open('t', 2, 5));
    expect(client.getQueryData(['groups'])).toBeUndefined();
  });

  it('keeps what was read when the same person signs in again, and reads it again', () => {
    session.set(open('s'));
    client.setQueryData(['groups'], 'kept');
    noteFailure(new HttpError('over', 401));
    expect(expiredSession.get()).toBe(true);
    session.set(open('t'));
    expect(expiredSession.get()).toBe(false);
    expect(client.getQueryData(['groups'])).toBe('kept');
    expect(client.getQueryState(['groups'])?.isInvalidated).toBe(true);
  });
});

describe('noteFailure', () => {
  it('sees the end of a session in a 401 alone', () => {
    session.set(open('s'));
    for (const error of [new HttpError('no', 403), new Error('broken')]) noteFailure(error);
    expect(expiredSession.get()).toBe(false);
  });

  it('means nothing once the person has signed out', () => {
    noteFailure(new HttpError('over', 401));
    expect(expiredSession.get()).toBe(false);
  });
});

describe('confirmSession', () => {
  it('takes over what the server says of the session', async () => {
    session.set(open('s'));
    answer(200, { status: true, ...open('s'), access: { devices: '1111' } });
    await confirmSession();
    expect(session.get()?.access.devices).toMatchObject({ read: true });
  });

  it.each([401, 403])('signs out at %i', async (status) => {
    session.set(open('s'));
    answer(status, { status: false, status_message: 'no' });
    await confirmSession();
    expect(session.get()).toBeNull();
  });

  it('stays signed in while the server can’t be reached', async () => {
    session.set(open('s'));
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    await confirmSession();
    expect(session.get()).not.toBeNull();
  });
});
