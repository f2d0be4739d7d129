import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { runs } from './runs';
import { useSandboxDocument } from './useSandboxDocument';

const page = { html: '<p>x</p>', css: '', javascript: 'for (;;);', language: 'nl' };

afterEach(() => sessionStorage.clear());

test('a script that never ended stays off after a reload, until somebody runs it', async () => {
  const first = renderHook(() => useSandboxDocument('sheet', page));
  await waitFor(() => expect(first.result.current.document?.text).toContain('for (;;);'));
  expect(runs.neverEnded('sheet')).toBe(true);

  // The tab that hangs is closed with nothing done any more; another page of it isn't concerned.
  const second = renderHook(() => useSandboxDocument('sheet', page));
  expect(second.result.current.hindrance).toBe('endless');
  await waitFor(() => expect(second.result.current.document?.text).toContain('<p>x</p>'));
  expect(second.result.current.document?.text).not.toContain('for (;;);');
  expect(renderHook(() => useSandboxDocument('other', page)).result.current.hindrance).toBe('none');

  act(() => second.result.current.run());
  await waitFor(() => expect(second.result.current.document?.text).toContain('for (;;);'));
});

test('a script that ended runs again', async () => {
  const { result, unmount } = renderHook(() => useSandboxDocument('sheet', page));
  await waitFor(() => expect(result.current.document).not.toBeNull());
  act(() => result.current.ended());
  expect(runs.neverEnded('sheet')).toBe(false);
  unmount();
  const again = renderHook(() => useSandboxDocument('sheet', page));
  expect(again.result.current.hindrance).toBe('none');
});

test('a page that leads elsewhere is shown again without its script, as often as it does', async () => {
  const { result } = renderHook(() => useSandboxDocument('sheet', page));
  await waitFor(() => expect(result.current.document).not.toBeNull());
  act(() => result.current.left());
  expect(result.current.hindrance).toBe('leaves');
  await waitFor(() => expect(result.current.document?.text).not.toContain('for (;;);'));
  const { document } = result.current;
  act(() => result.current.left());
  expect(result.current.document).toEqual(document);
  expect(result.current.document).not.toBe(document);
});
