import { expect, test } from 'vitest';
import { f } from '../fields/field';
import { secretsToEnter } from './movedSecrets';

const fields = {
  host: f.text(),
  port: f.integer(),
  isSecured: f.flag(),
  password: f.secret({ masked: true, sentTo: ['host', 'port'] }),
  token: f.secret({ masked: true, sentTo: ['isSecured', 'host'], when: { isSecured: true } }),
};
const before = { host: 'a.test', port: 25, isSecured: false, password: 'zeg********', token: '' };
const anew = { message: 'secretAnew' };

test('a form asks for a secret anew where its mask stands beside another address', () => {
  const wrong = (change: object) => secretsToEnter(fields, before, { ...before, ...change });
  expect(wrong({})).toEqual({});
  expect(wrong({ host: 'b.test' })).toEqual({ password: anew });
  expect(wrong({ port: 26 })).toEqual({ password: anew });
  expect(wrong({ host: 'b.test', password: 'zegel-1234' })).toEqual({});
});

test('a secret is asked for where it is on screen, and where there is one', () => {
  const kept = { ...before, token: 'tok********' };
  const hidden = { ...kept, host: 'b.test', password: 'zegel-1234' };
  expect(secretsToEnter(fields, kept, hidden)).toEqual({});
  expect(secretsToEnter(fields, kept, { ...hidden, isSecured: true })).toEqual({ token: anew });
  const none = { ...before, password: '' };
  expect(secretsToEnter(fields, none, { ...none, host: 'b.test' })).toEqual({});
});
