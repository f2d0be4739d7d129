import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../tests/fixtures/kinds';
import { LivePage } from './LivePage';

const page = { html: '<p>x</p>', css: '', javascript: '', language: 'en' };

test('a page of a website can be looked at as wide as a phone', async () => {
  const seen: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(see: () => void) {
        seen.push(see);
      }
      observe() {}
      disconnect() {}
    },
  );
  await show(<LivePage name="a" title="Home" page={page} hasPhone />);
  const width = () => screen.getByTitle('Home').parentElement?.style.width;
  const frame = screen.getByTitle('Home');
  expect(width()).toBe('800px');
  fireEvent.click(screen.getByText('As on a phone'));
  expect(width()).toBe('390px');
  expect(screen.getByTitle('Home')).toBe(frame);
  fireEvent.click(screen.getByText('As on a phone'));
  expect(width()).toBe('800px');

  // Where there is little room it stays large enough to be read.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(440);
  act(() => {
    for (const see of seen) see();
  });
  expect(width()).toBe('550px');
  vi.unstubAllGlobals();
});
