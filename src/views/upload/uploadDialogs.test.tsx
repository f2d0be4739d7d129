import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createProvider } from '../../../dataProvider/provider';
import { f, type Resource } from '../../../schemas';
import { fakeServer } from '../../../tests/fixtures/fakeServer';
import { fakeUploads } from '../../../tests/fixtures/fakeUploads';
import { pageAddress, show } from '../../../tests/fixtures/kinds';
import { scanLabels, scans } from '../../../tests/fixtures/scans';
import { signIn } from '../../../tests/fixtures/signIn';
import { toasts } from '../../ui/toasts';
import { AddButton } from '../list/AddButton';

/** Records made of files, with no messages of their own. */
const plain: Resource = {
  ...scans,
  fields: { fileName: f.text({ readOnly: true }) },
  detail: [{ tab: 'general', fields: ['fileName'] }],
  verbs: { create: { upload: { accept: ['text/csv'], maxBytes: 100, field: 'fileName' } } },
};

const uploads = fakeUploads();
fakeServer();

beforeEach(() => signIn('webshop', '1111'));

const open = (part: React.ReactNode, definition: Resource = scans) => {
  const { createByUpload, defaults } = createProvider(async () => definition);
  return show(part, {
    provider: { createByUpload, defaults },
    labels: { [definition.name]: scanLabels },
  });
};
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => act(async () => fireEvent.click(button(name)));
const dialog = () => screen.queryByRole('dialog');
const isOff = (name: string) => button(name).hasAttribute('disabled');

const fileOf = (name: string, type: string, size = 8) =>
  new File(['x'.repeat(size)], name, { type });
const csv = fileOf('notes.csv', 'text/csv');
const pdf = fileOf('soup.pdf', 'application/pdf');

/** Chooses a file as a person does, whatever the browser's own dialog lets through. */
const choose = (file: File) =>
  act(async () => {
    fireEvent.drop(screen.getByLabelText('File'), {
      dataTransfer: { files: [file], types: ['Files'] },
    });
  });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), {
    target: { value },
  });
const sent = (number = 1) =>
  waitFor(() => {
    const last = uploads.sent[number - 1];
    if (!last) throw new Error('It has not been sent.');
    return last;
  });

describe('a dialog that asks for a file', () => {
  const ask = async () => {
    await open(<AddButton definition={plain} />, plain);
    await press('New scan');
    await screen.findByRole('button', { name: 'Upload' });
  };

  it('asks for a file, and leads there when none was chosen', async () => {
    await ask();
    expect(document.activeElement).toBe(button('Choose a file'));
    button('Cancel').focus();
    await press('Upload');
    expect(screen.getByRole('alert').textContent).toBe('Choose a file first.');
    expect(document.activeElement).toBe(button('Choose a file'));
    expect(uploads.sent).toEqual([]);
  });

  it('takes no file of another type, and none that is too large', async () => {
    await ask();
    await choose(pdf);
    expect(screen.getByRole('alert').textContent).toContain('This kind of file is not taken.');
    await choose(fileOf('notes.csv', 'text/csv', 101));
    expect(screen.getByRole('alert').textContent).toContain('This file is too large.');
    await choose(csv);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(within(screen.getByRole('dialog')).getByText('notes.csv')).toBeTruthy();
  });

  it('shows how far it is, and stays open until it is stored', async () => {
    await ask();
    await choose(csv);
    await press('Upload');
    const { progress, answer } = await sent();
    act(() => progress(0.4));
    expect(screen.getByRole('progressbar', { name: 'Uploading notes.csv' }).ariaValueNow).toBe(
      '40',
    );
    expect([isOff('Cancel'), isOff('Choose another file')]).toEqual([true, true]);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(dialog()).not.toBeNull();
    await act(async () => answer({ status: true, status_message: '' }));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(toasts.get()).toMatchObject([{ message: '“notes.csv” has been uploaded.' }]);
  });

  it('can be cancelled, and sent again', async () => {
    await ask();
    await choose(csv);
    await press('Upload');
    const { isAborted } = await sent();
    await press('Cancel upload');
    expect(isAborted()).toBe(true);
    expect(screen.queryByRole('progressbar')).toBeNull();
    await press('Upload');
    const { answer } = await sent(2);
    await act(async () => answer({ status: true, status_message: 'Done' }));
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it('says in place why it failed, and is tried again', async () => {
    await ask();
    await choose(csv);
    await press('Upload');
    const first = await sent();
    await act(async () => first.answer({ status: false, status_message: 'Row 3 is empty' }, 400));
    expect(screen.getByRole('alert').textContent).toContain('notes.csv: Row 3 is empty');
    await press('Try again');
    const second = await sent(2);
    await act(async () => second.fail());
    expect(screen.getByRole('alert').textContent).toContain('could not be reached');
    await press('Try again');
    const third = await sent(3);
    await act(async () => third.answerText('<html>Bad gateway</html>', 502));
    expect(screen.getByRole('alert').textContent).toContain('The upload failed: 502');
    expect(toasts.get()).toEqual([]);
  });
});

describe('a record that is made of a file', () => {
  const add = async (definition: Resource = scans) => {
    await open(<AddButton definition={definition} />, definition);
    await press('New scan');
    await screen.findByRole('button', { name: 'Upload' });
  };

  it('speaks in the words of its definition', async () => {
    await add();
    type('Note', 'Soup');
    await press('Upload');
    expect(screen.getByRole('alert').textContent).toBe('Please select a scan first');
    await choose(csv);
    expect(screen.getByRole('alert').textContent).toBe('Only PDF files are allowed');
    await choose(fileOf('soup.pdf', 'application/pdf', 1_001));
    expect(screen.getByRole('alert').textContent).toBe('A scan must be less than 1 kB');
    await choose(pdf);
    await press('Upload');
    const { answer } = await sent();
    await act(async () => answer({ status: false, status_message: 'It is damaged.' }, 415));
    expect(screen.getByRole('alert').textContent).toContain('Scan refused: 415 It is damaged.');
  });

  it('is made of what is entered beside it, and leads to the list where it is to', async () => {
    await add();
    await choose(pdf);
    await press('Upload');
    expect(uploads.sent).toEqual([]);
    type('Note', 'Soup');
    await press('Upload');
    const { url, form, answer } = await sent();
    expect(url).toBe('/internal/v1/kitchen/scans/upload');
    expect(form.get('note')).toBe('Soup');
    expect(form.get('scanFile')).toMatchObject({ name: 'soup.pdf' });
    await act(async () => answer({ status: true, status_message: '', last_id: 7 }));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(toasts.get().at(-1)).toMatchObject({ message: 'Scan uploaded' });
    expect(pageAddress()).toBe('/');
  });

  it('is opened where nothing else is said', async () => {
    const redirect = { create: 0, createTo: 'record', delete: 0, reload: 0 } as const;
    await add({ ...scans, name: 'products', redirect });
    await choose(pdf);
    type('Note', 'Soup');
    await press('Upload');
    const { answer } = await sent();
    await act(async () => answer({ status: true, status_message: '', last_id: 7 }));
    await waitFor(() => expect(pageAddress()).toMatch(/products\/7$/));
  });
});
