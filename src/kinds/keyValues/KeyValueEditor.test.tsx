import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import type { KeyValue } from '../../../schemas';
import { KeyValueEditor } from './KeyValueEditor';

afterEach(() => vi.unstubAllGlobals());

const Form = () => {
  const [rows, setRows] = useState<readonly KeyValue[]>([{ id: 7, key: 'ssid', value: 'Hall' }]);
  return (
    <KeyValueEditor
      id="entry"
      rows={rows}
      onChange={setRows}
      filled="key"
      hasFailed={false}
      isOrdered={false}
    />
  );
};

/** What is done as soon as an element is there, before effects of its drawing have run. */
const onceDrawn = (place: HTMLElement, act: () => void) =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      act();
      resolve();
    });
    observer.observe(place, { childList: true, subtree: true });
  });

it('gives a row that is added the focus, however soon that is', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const done = onceDrawn(place, () => {
    const input = place.querySelector<HTMLInputElement>('#entry-0-value');
    if (input) input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });
  root.render(<Form />);
  await done;
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('entry-1-key'));
  root.unmount();
  place.remove();
});
