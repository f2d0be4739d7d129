import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SandboxFrame } from './SandboxFrame';

test('a page that is called otherwise isn’t drawn again, and what it is called goes along with the next one', () => {
  const frame = (title: string, page: string) => (
    <SandboxFrame title={title} page={page} onDrawn={() => undefined} />
  );
  const { rerender } = render(frame('Kaart', '<p>1</p>'));
  const source = screen.getByTitle<HTMLIFrameElement>('Kaart').contentWindow;
  if (!source) throw new Error('The frame has no window.');
  const post = vi.spyOn(source, 'postMessage').mockReturnValue();
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { source, data: { isReady: true } }));
  });
  rerender(frame('Kaarten', '<p>1</p>'));
  rerender(frame('Kaarten', '<p>2</p>'));
  expect(post.mock.calls.map(([asked]) => asked)).toEqual([
    { page: '<p>1</p>', title: 'Kaart', number: 1 },
    { page: '<p>2</p>', title: 'Kaarten', number: 2 },
  ]);
});
