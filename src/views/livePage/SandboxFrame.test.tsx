import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SandboxFrame } from './SandboxFrame';
import type { ShownPage } from './useSandboxDocument';

const onLeft = vi.fn();

test('a page that is called otherwise isn’t drawn again, what it is called goes along with the next one, and it is reported when its frame is led away', () => {
  const frame = (title: string, page: ShownPage) => (
    <SandboxFrame title={title} page={page} onDrawn={() => undefined} onLeft={onLeft} />
  );
  const first = { text: '<p>1</p>' };
  const { rerender } = render(frame('Kaart', first));
  const source = screen.getByTitle<HTMLIFrameElement>('Kaart').contentWindow;
  if (!source) throw new Error('The frame has no window.');
  const post = vi.spyOn(source, 'postMessage').mockReturnValue();
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { source, data: { isReady: true } }));
  });
  rerender(frame('Kaarten', first));
  const dispatch = (data: object) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { source, data })));
  dispatch({ left: 0 });
  expect(onLeft).not.toHaveBeenCalled();
  dispatch({ left: 1 });
  // A script that loads its page over and over must not be begun again each time.
  dispatch({ left: 1 });
  expect(onLeft).toHaveBeenCalledTimes(1);
  rerender(frame('Kaarten', { text: '<p>2</p>' }));
  expect(post.mock.calls.map(([asked]) => asked)).toEqual([
    { page: '<p>1</p>', title: 'Kaart', number: 1 },
    { page: '<p>2</p>', title: 'Kaarten', number: 2 },
  ]);
  dispatch({ left: 2 });
  expect(onLeft).toHaveBeenCalledTimes(2);
});
