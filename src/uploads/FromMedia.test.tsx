import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../../tests/fixtures/kinds';
import { signIn } from '../../tests/fixtures/signIn';
import { FilesFromMedia } from './FromMedia';
import { MediaChoiceContext, type MediaChoiceProps } from './MediaChoice';
import { useFileDrop } from './useFileDrop';

const hall = { name: 'hall.png', address: '/media/hall', altText: '' };

const Choice = ({ onPick }: MediaChoiceProps) => (
  <button type="button" onClick={() => onPick([hall])}>
    hall
  </button>
);

const Zone = ({ onFiles }: { onFiles(files: readonly File[]): void }) => {
  const { take, refused } = useFileDrop({ limits: { maxBytes: 4 }, onFiles });
  return (
    <MediaChoiceContext value={Choice}>
      <FilesFromMedia onFiles={take} />
      {refused}
    </MediaChoiceContext>
  );
};

const answers = (content: string, type: string, status = 200) => {
  const answer = { ok: status < 400, status, blob: async () => new Blob([content], { type }) };
  vi.stubGlobal('fetch', async () => answer);
};

afterEach(() => vi.unstubAllGlobals());

const choose = async () => {
  const onFiles = vi.fn<(files: readonly File[]) => void>();
  await show(<Zone onFiles={onFiles} />);
  fireEvent.click(screen.getByText('Choose from media'));
  fireEvent.click(screen.getByText('hall'));
  return onFiles;
};

test('a picture of the media library is taken as a file of its name', async () => {
  signIn('media', '0100');
  answers('abc', 'image/png');
  const onFiles = await choose();
  await waitFor(() => expect(onFiles).toHaveBeenCalled());
  const [file] = onFiles.mock.calls[0]?.[0] ?? [];
  expect(file).toMatchObject({ name: 'hall.png', type: 'image/png', size: 3 });
});

test.each([
  ['abcde', 'image/png', 200, /too large/],
  ['abc', 'image/tiff', 200, /kind of file is not taken/],
  ['abc', 'image/png', 404, /could not be read/],
])(
  'one that isn’t taken or can’t be read is reported: %s, %s, %s',
  async (content, type, status, message) => {
    signIn('media', '0100');
    answers(content, type, status);
    const onFiles = await choose();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(onFiles).not.toHaveBeenCalled();
  },
);

test('who may not see the media library isn’t offered it', async () => {
  signIn('media', '1011');
  await show(<Zone onFiles={() => undefined} />);
  expect(screen.queryByText('Choose from media')).toBeNull();
});
