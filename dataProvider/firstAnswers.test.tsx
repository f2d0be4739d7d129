import { beforeEach, expect, it, vi } from 'vitest';
import { readSession } from './session';

const who = (sessionId: string, organisationId = 'o') => ({
  sessionId,
  user: { id: 1 },
  organisation: { id: 1, organisationId, name: 'One' },
});

/** A page that came with the answers of somebody's session, and another's or the same at work in it. */
const open = async (atWork = who('s')) => {
  vi.resetModules();
  const answers = {
    session: { body: who('s') },
    'groups?order=asc&page=1': { body: { results: [1] }, headers: { ETag: '"3"' } },
  };
  document.body.innerHTML = `<script type="application/json" id="first-answers">${JSON.stringify({ locale: 'nl', answers })}</script>`;
  const { session } = await import('./session');
  session.set(readSession(atWork));
  return (await import('./firstAnswers')).firstAnswers;
};

const query = new URLSearchParams('page=1&order=asc');

beforeEach(() => localStorage.clear());

it('answers the call that it was brought for, once', async () => {
  const answers = await open();
  const taken = answers.take('groups', query, 'nl');
  expect(await taken?.json()).toEqual({ results: [1] });
  expect(taken?.headers.get('ETag')).toBe('"3"');
  expect(answers.take('groups', query, 'nl')).toBeUndefined();
});

it('answers no other call', async () => {
  const answers = await open();
  expect(answers.take('groups', new URLSearchParams('page=2&order=asc'), 'nl')).toBeUndefined();
  expect(answers.take('groups', query, 'en')).toBeUndefined();
});

it.each([
  ['another session', who('t')],
  ['another organisation', who('s', 'p')],
])('answers nothing to %s', async (_, atWork) => {
  const answers = await open(atWork);
  expect(answers.take('groups', query, 'nl')).toBeUndefined();
});

it('answers nothing after a write, or when it is old', async () => {
  const written = await open();
  written.forget();
  expect(written.take('groups', query, 'nl')).toBeUndefined();
  const old = await open();
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  expect(old.take('groups', query, 'nl')).toBeUndefined();
});
