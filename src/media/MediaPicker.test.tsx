import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { useState } from 'react';
import { CoreAdminContext, type DataProvider, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { session } from '../../dataProvider/session';
import { media as texts } from '../../i18n/en/media';
import { views } from '../../i18n/en/views';
import { MediaPicker } from './MediaPicker';
import type { MediaRecord } from './MediaRecord';

const i18n = polyglotI18nProvider(() => ({ ...english, media: texts, views }), 'en');

const record = (id: number, fileName: string): MediaRecord => ({
  id,
  fileName,
  title: '',
  altTag: '',
  description: '',
  folderId: 0,
  fileSize: 2_621_440,
  type: 1,
  mimeType: 'image/png',
  creationDate: null,
  lastModified: null,
});

const files = [record(4, 'strand.png'), record(9, 'duinen.png')];

const signIn = (read: boolean) =>
  session.set({
    sessionId: 'x',
    user: { id: 1, firstName: '', insertions: '', lastName: '', email: '' },
    organisation: { id: 1, organisationId: 'ORG', name: 'Kompas' },
    organisations: [],
    access: { media: { create: true, read, update: true, delete: true } },
  });

beforeEach(() => signIn(true));
afterEach(() => {
  cleanup();
  session.set(null);
});

const getList = vi.fn(async (_: string, { filter }: { filter: { id?: number[] } }) => {
  const data = filter.id ? files.filter(({ id }) => filter.id?.includes(id)) : files;
  return { data, total: data.length };
});

const provider = {
  ...testDataProvider({ getList: getList as unknown as DataProvider['getList'] }),
  call: async () => ({ rows: [{ id: 0, name: '/', count: 2 }], body: {} }),
};

/** Fields of a form, each with the value that it begins with; gives the value of the first. */
const showPickers = async (...values: (number | null)[]) => {
  getList.mockClear();
  let current: number | null = null;
  const Field = ({ initial, index }: { initial: number | null; index: number }) => {
    const [value, setValue] = useState(initial);
    if (index === 0) current = value;
    return <MediaPicker label={`Picture ${index}`} value={value} onChange={setValue} of="images" />;
  };
  await act(async () =>
    render(
      <MemoryRouter>
        <CoreAdminContext dataProvider={provider} i18nProvider={i18n}>
          {Object.entries(values).map(([place, initial]) => (
            <Field key={place} initial={initial} index={Number(place)} />
          ))}
        </CoreAdminContext>
      </MemoryRouter>,
    ),
  );
  return () => current;
};

const field = (index = 0) => within(screen.getByRole('group', { name: `Picture ${index}` }));

describe('a file of the media library as a value', () => {
  test('is shown with its name and size; files that are asked for together are read in one call', async () => {
    await showPickers(4, 9, 4);
    expect(await field(0).findByText('strand.png')).toBeTruthy();
    expect(field(0).getByText('2.50 Mb')).toBeTruthy();
    expect(field(1).getByText('duinen.png')).toBeTruthy();
    expect(getList.mock.calls.map(([, { filter }]) => filter.id)).toEqual([[4, 9]]);
  });

  test('that is gone is said to be', async () => {
    await showPickers(77);
    expect(await field().findByText(texts.picker.gone)).toBeTruthy();
  });

  test('is cleared, and the focus stays in the field', async () => {
    const value = await showPickers(4);
    fireEvent.click(field().getByRole('button', { name: 'Clear' }));
    expect(value()).toBeNull();
    expect(field().getByText('No file chosen')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Choose from media');
  });

  test('is chosen in a dialog from the files of its kind', async () => {
    const value = await showPickers(null);
    fireEvent.click(field().getByRole('button', { name: 'Choose from media' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a file' }));
    const choice = await dialog.findByRole('button', { name: 'Choose duinen.png' });
    expect(getList.mock.calls.at(-1)?.[1]).toMatchObject({ filter: { type: 1 } });
    fireEvent.click(choice);
    expect(value()).toBe(9);
    expect(await field().findByText('duinen.png')).toBeTruthy();
  });

  test('is neither read nor chosen by who may not see media', async () => {
    signIn(false);
    await showPickers(4);
    expect(field().getByText(texts.picker.noRight)).toBeTruthy();
    expect(field().getByRole('button', { name: 'Choose another' })).toHaveProperty(
      'disabled',
      true,
    );
    expect(getList).not.toHaveBeenCalled();
  });
});
