import { act, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { defineResource, f } from '../../../schemas';
import { useTab } from './useTab';

const boats = defineResource({
  name: 'boats',
  module: null,
  menu: false,
  title: 'name',
  fields: { name: f.text(), berth: f.text() },
  list: { columns: ['name'] },
  detail: [
    { tab: 'general', fields: ['name'] },
    { tab: 'harbour', fields: ['berth'] },
  ],
});

const opened = (address: string) => {
  window.history.replaceState(null, '', address);
  return renderHook(() => useTab(boats, 'edit'), { wrapper: BrowserRouter }).result;
};

afterEach(() => window.history.replaceState(null, '', '/'));

it('opens a field’s tab and then does something there', () => {
  const hook = opened('/?tab=general');
  const then = vi.fn();
  act(() => {
    hook.current.openField('berth', then);
    expect(then).not.toHaveBeenCalled();
  });
  expect(hook.current.tab).toBe('harbour');
  expect(then).toHaveBeenCalledTimes(1);
});

it('leads back to a tab that was left while it is still what is drawn', () => {
  const hook = opened('/?tab=harbour');
  const drawn = hook.current;
  const then = vi.fn();
  act(() => {
    drawn.setTab('general');
    drawn.openField('berth', then);
  });
  expect(hook.current.tab).toBe('harbour');
  expect(then).toHaveBeenCalledTimes(1);
});
