import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fillIn, rowOf, show } from '../../../tests/fixtures/documents';
import { RowPreview } from '../RowPreview';

afterEach(() => vi.unstubAllGlobals());

const stored = { mediaId: 12 };

const video = async (options: Record<string, unknown>) => {
  await fillIn([{ ...rowOf(33, { title: 'Tour', ...options }), ...stored }]);
  return screen.findByLabelText<HTMLVideoElement>('Tour');
};

describe('an image', () => {
  test('has its description, and its caption beneath', async () => {
    await fillIn([{ ...rowOf(32, { title: 'The hall', caption: 'Built in 1920' }), ...stored }]);
    const image = await screen.findByRole<HTMLImageElement>('img', { name: 'The hall' });
    expect(image.src).toContain('/internal/v1/media/files?id=12&filename=hall.png');
    expect(screen.getByText('Built in 1920').localName).toBe('figcaption');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('with a lightbox opens in full, and closes with Escape', async () => {
    await fillIn([{ ...rowOf(32, { title: 'The hall', lightbox: true }), ...stored }]);
    const opener = await screen.findByRole('button', { name: 'Enlarge The hall' });
    await act(async () => fireEvent.click(opener));
    const dialog = await screen.findByRole('dialog', { name: 'The hall' });
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('that wasn’t chosen yet says so', async () => {
    await show(<RowPreview row={rowOf(32)} />);
    expect(screen.getByText('No image chosen yet')).toBeTruthy();
  });
});

describe('a video', () => {
  test('starts by itself without sound', async () => {
    const { autoplay, muted, controls } = await video({ autoplay: true, controls: false });
    expect({ autoplay, muted, controls }).toEqual({ autoplay: true, muted: true, controls: false });
  });

  test('doesn’t start for those who want no motion, and can then be started', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('reduced-motion'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const { autoplay, controls } = await video({ autoplay: true, controls: false });
    expect({ autoplay, controls }).toEqual({ autoplay: false, controls: true });
  });

  test('repeats, with controls and sound, when its row says so', async () => {
    const { loop, controls, muted } = await video({ loop: true });
    expect({ loop, controls, muted }).toEqual({ loop: true, controls: true, muted: false });
  });
});

test('a document that is only read has nothing to fill in, nor a button that sends it', async () => {
  await fillIn([rowOf(4, { enumId: 7, enumDisplayMode: 'radio' }), rowOf(1), rowOf(8)], {
    isReadOnly: true,
  });
  const controls = [...screen.getAllByRole('radio'), screen.getByRole('textbox')];
  for (const control of [...controls, screen.getByRole('button')])
    expect(control).toHaveProperty('disabled', true);
});
