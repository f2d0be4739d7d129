import { renderHook } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import type { Outcome } from '../../../dataProvider/calls/actions';
import { type ActionSpec, action } from '../../../schemas';
import { labelsOf } from '../../fields/labels';
import { toasts } from '../../ui/toasts';
import { useTold } from './useTold';

const labels = labelsOf('shops', (key, params) => `${key} ${JSON.stringify(params ?? {})}`);

const toldOf = (spec: ActionSpec) =>
  renderHook(() => useTold(spec, labels.action('fetch'))).result.current;

const answered = (given: Partial<Outcome>): Outcome => ({
  message: '',
  file: null,
  revealed: null,
  createdId: null,
  table: [],
  shown: {},
  offered: [],
  about: '',
  ...given,
});

const shown = () => toasts.get().map(({ tone, message, forMs }) => [tone, message, forMs]);
const text = (what: string, params = '{}') => `resources.shops.actions.fetch.${what} ${params}`;

test('that an action has begun is said for as long as its definition says', () => {
  toldOf(action({ icon: 'play', tells: { started: 2_000 } })).begun();
  expect(shown()).toEqual([['info', text('started'), 2_000]]);
});

test('what the server leaves unsaid is said, and what it says is left to it', () => {
  const told = toldOf(action({ icon: 'play', tells: { done: true, failed: true } }));
  told.done(answered({ message: 'Three found' }));
  told.failed(new HttpError('Out of order', 502));
  told.failed(new Error('no network'));
  expect(shown()).toEqual([]);
  told.done(answered({ offered: [{}, {}] }));
  told.failed(new HttpError('', 502));
  expect(shown()).toEqual([
    ['success', text('done', '{"count":2}'), undefined],
    ['error', text('failed'), undefined],
  ]);
});

test('what a message is about stands before it', () => {
  const told = toldOf(action({ icon: 'play', tells: { about: 'productName' } }));
  told.done(answered({ message: 'known', about: 'Mug' }));
  told.done(answered({ message: 'known' }));
  expect(shown().map(([, message]) => message)).toEqual(['Mug: known', 'known']);
});
