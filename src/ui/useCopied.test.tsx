import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useCopied } from './useCopied';

afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand');
  vi.unstubAllGlobals();
});

/** A page without https, whose browser copies what is selected, or doesn't. */
const copyOnHttp = async (isAllowed: boolean) => {
  const selected: unknown[] = [];
  const execCommand = () => {
    selected.push((document.activeElement as HTMLTextAreaElement).value);
    return isAllowed;
  };
  Object.assign(document, { execCommand });
  const { result } = renderHook(useCopied);
  await act(() => result.current.copy('s3cret'));
  return { selected, copied: result.current.copied, left: document.querySelector('textarea') };
};

test('puts a text on the clipboard', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  const { result } = renderHook(useCopied);
  expect(result.current.copied).toBeNull();
  await act(() => result.current.copy('s3cret'));
  expect(writeText).toHaveBeenCalledWith('s3cret');
  expect(result.current.copied).toBe('s3cret');
});

test('copies what it selects where the page has no clipboard', async () => {
  expect(await copyOnHttp(true)).toEqual({ selected: ['s3cret'], copied: 's3cret', left: null });
});

test('shows nothing as copied that the browser refused', async () => {
  expect(await copyOnHttp(false)).toMatchObject({ copied: null, left: null });
});
