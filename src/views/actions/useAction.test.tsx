import { renderHook } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import type { Outcome } from '../../../dataProvider/calls/actions';
import { type ActionSpec, action } from '../../../schemas';
import { labelsOf } from '../../fields/labels';
import { toasts } from '../../ui/toasts';
import { useActionMessages } from './useAction';

const labels = labelsOf('shops', (key, params) => `${key} ${JSON.stringify(params ?? {})}`);

const messagesOf = (spec: ActionSpec) =>
  renderHook(() => useActionMessages(spec, labels.action('fetch'))).result.current;

const answered = (given: Partial<Outcome>): Outcome => ({
  message: '',
  file: null,
  revealed: null,
  createdId: null,
  table: [],
  shown: {},
  offered: [],
  about: '',
  version: null,
  ...given,
});

const shown = () => toasts.get().map(({ tone, message, forMs }) => [tone, message, forMs]);
const text = (what: string, params = '{}') => `resources.shops.actions.fetch.${what} ${params}`;

test('that an action has begun is said for as long as its definition says', () => {
  messagesOf(action({ icon: 'play', messages: { started: 2_000 } })).started();
  expect(shown()).toEqual([['info', text('started'), 2_000]]);
});

test('what the server leaves unsaid is said, and what it says is left to it', () => {
  const messages = messagesOf(action({ icon: 'play', messages: { done: true, failed: true } }));
  messages.done(answered({ message: 'Three found' }));
  messages.failed(new HttpError('Out of order', 502));
  messages.failed(new Error('no network'));
  expect(shown()).toEqual([]);
  messages.done(answered({ offered: [{}, {}] }));
  messages.failed(new HttpError('', 502));
  expect(shown()).toEqual([
    ['success', text('done', '{"count":2}'), undefined],
    ['error', text('failed'), undefined],
  ]);
});

test('what a message is about stands before it', () => {
  const messages = messagesOf(action({ icon: 'play', messages: { about: 'productName' } }));
  messages.done(answered({ message: 'known', about: 'Mug' }));
  messages.done(answered({ message: 'known' }));
  expect(shown().map(([, message]) => message)).toEqual(['Mug: known', 'known']);
});
