import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { setReader } from '../../schemas/days/reader';
import { noteDrawnAt, useNow } from './useNow';

const DRAWN_AT = 1_000;

const Shown = () => <p>{useNow()}</p>;

test('a part that is taken over late is so as it was drawn, and then goes with the time', async () => {
  const container = document.createElement('div');
  setReader({ now: DRAWN_AT });
  container.innerHTML = renderToString(<Shown />);
  expect(container.textContent).toBe(String(DRAWN_AT));
  noteDrawnAt(DRAWN_AT);
  setReader({});
  vi.spyOn(Date, 'now').mockReturnValue(9_000);
  const onRecoverableError = vi.fn();
  await act(async () => hydrateRoot(container, <Shown />, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.textContent).toBe('9000');
});
