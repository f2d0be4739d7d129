import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../tests/fixtures/kinds';
import { LivePage } from './LivePage';

const page = { html: '<p>x</p>', css: '', javascript: '', language: 'en' };

test('a page of a website can be looked at as wide as a phone', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
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
  vi.unstubAllGlobals();
});
