import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { uploadFile } from '../../dataProvider/upload';
import { f } from '../../schemas';
import { contextOf, enter, fields, press, show, viewOf } from '../../tests/fixtures/kinds';
import { signIn } from '../../tests/fixtures/signIn';

vi.mock('../../dataProvider/upload', () => ({ uploadFile: vi.fn() }));

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const stored = { id: 7, key: 'ssid', value: 'Hall' };

describe('keys and values', () => {
  it('adds by Enter in the last row and removes', async () => {
    const { value } = await enter(fields.keyValues, [stored]);
    fireEvent.keyDown(screen.getByLabelText('Value of row 1'), { key: 'Enter' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Key of row 2')));
    type('Key of row 2', 'volume');
    type('Value of row 2', '3');
    expect(value()).toEqual([stored, { id: null, key: 'volume', value: '3' }]);
    press('Remove row 1');
    expect(value()).toEqual([{ id: null, key: 'volume', value: '3' }]);
  });

  it('marks what a row lacks once a check has failed', async () => {
    const row = { id: null, key: 'volume', value: ' ' };
    await enter(fields.keyValues, [row], { props: { error: 'Incomplete' } });
    expect(screen.getByLabelText('Key of row 1').ariaInvalid).not.toBe('true');
    expect(screen.getByLabelText('Value of row 1').getAttribute('aria-invalid')).toBe('true');
  });

  it('orders rows within their language, and leaves other languages alone', async () => {
    const field = f.keyValues({ requires: 'key', byLanguage: 'languages', hasTemplates: false });
    const row = (key: string, language: string, order: number) => ({
      ...{ id: null, value: '', key, language, order },
    });
    const french = row('x', 'FR-fr', 1);
    const { value } = await enter(field, [row('b', 'NL-nl', 2), french, row('a', 'NL-nl', 1)], {
      record: { languages: ['NL-nl', 'EN-gb'] },
    });
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Dutch', 'English']);
    press('Move row 2 up');
    expect(value()).toEqual([french, row('b', 'NL-nl', 1), row('a', 'NL-nl', 2)]);
    fireEvent.click(screen.getByRole('tab', { name: 'English' }));
    press('Add a row');
    expect(value()).toContainEqual(row('', 'EN-gb', 1));
  });
});

describe('blocks by language', () => {
  it('leave a stored part of an address as it is when what it was made of changes', async () => {
    const fields = { title: f.text(), slug: f.slug({ by: 'title' }) };
    const field = f.perLanguage({ languages: ['NL-nl', 'EN-gb'], fields });
    const initial = {
      'NL-nl': { title: 'Zomer', slug: 'zomer' },
      'EN-gb': { title: '', slug: '' },
    };
    const { value } = await enter(field, initial);
    type('Title', 'Winter');
    expect(value()).toMatchObject({ 'NL-nl': { title: 'Winter', slug: 'zomer' } });
    fireEvent.click(screen.getByRole('tab', { name: /English/ }));
    for (const typed of ['Win', 'Winter']) {
      type('Title', typed);
      await waitFor(() =>
        expect(value()).toMatchObject({ 'EN-gb': { title: typed, slug: typed.toLowerCase() } }),
      );
    }
  });

  it('marks the languages that something is wrong in', async () => {
    const field = f.perLanguage({
      languages: ['NL-nl', 'EN-gb'],
      fields: { title: f.text({ required: true }) },
    });
    const initial = { 'NL-nl': { title: 'Zomer' }, 'EN-gb': { title: '' } };
    const { value } = await enter(field, initial, { props: { error: 'Incomplete' } });
    expect(screen.getAllByRole('tab').map((tab) => tab.querySelector('svg') !== null)).toEqual([
      false,
      true,
    ]);
    fireEvent.click(screen.getByRole('tab', { name: /English/ }));
    type('Title *', 'Summer');
    expect(value()).toEqual({ 'NL-nl': { title: 'Zomer' }, 'EN-gb': { title: 'Summer' } });
  });

  it('marks the languages that lack what each must have, and goes to what is wrong in one', async () => {
    const field = f.perLanguage({
      languages: ['NL-nl', 'EN-gb'],
      fields: { title: f.text({ required: true }) },
    });
    const initial = { 'NL-nl': { title: 'Zomer' }, 'EN-gb': { title: '' } };
    const isMarked = () => screen.queryByTitle('Still empty: Title') !== null;
    let target: { focus(): void } | null = null;
    const inputRef = (given: typeof target) => {
      target = given;
    };
    const { again } = await enter(field, initial);
    expect(isMarked()).toBe(true);
    again(null);
    await enter(field, initial, { props: { error: 'Incomplete', inputRef } });
    act(() => target?.focus());
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('English');
    expect(document.activeElement).toBe(screen.getByLabelText('Title *'));
  });

  it('marks a language that nothing was entered in, and begins it with another', async () => {
    const field = f.perLanguage({ languages: ['NL-nl', 'EN-gb'], fields: { title: f.text() } });
    const initial = { 'NL-nl': { title: 'Zomer' }, 'EN-gb': { title: '' } };
    const { value } = await enter(field, initial);
    expect(screen.queryByRole('button', { name: 'Copy from Dutch' })).toBeNull();
    const name = 'English Nothing has been entered in this language';
    fireEvent.click(screen.getByRole('tab', { name }));
    press('Copy from Dutch');
    expect(value()).toEqual({ 'NL-nl': { title: 'Zomer' }, 'EN-gb': { title: 'Zomer' } });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')));
    expect(screen.queryByRole('button', { name: 'Copy from Dutch' })).toBeNull();
  });
});

describe('references', () => {
  it('searches the list from two characters on', async () => {
    const getList = vi.fn(async () => ({ data: [{ id: 4, name: 'Cashiers' }], total: 1 }));
    const { input, value } = await enter(f.reference({ to: 'groups' }), null, {
      provider: { getList },
    });
    act(() => input().focus());
    fireEvent.change(input(), { target: { value: 'c' } });
    fireEvent.change(input(), { target: { value: 'ca' } });
    await waitFor(() =>
      expect(getList).toHaveBeenLastCalledWith(
        'groups',
        expect.objectContaining({ filter: { q: 'ca' } }),
      ),
    );
    expect(getList).toHaveBeenCalledTimes(2);
    fireEvent.click(await screen.findByRole('option', { name: 'Cashiers' }));
    expect(value()).toBe(4);
    expect(input().value).toBe('Cashiers');
  });

  it('offers what the record carries, and shows its name', async () => {
    const field = f.reference({ to: 'roles', choices: { in: 'roles' } });
    const record = { id: 1, roles: [{ id: 2, title: 'Manager' }] };
    const { input } = await enter(field, 2, { record });
    expect(input().value).toBe('Manager');
    cleanup();
    const { Show } = viewOf('reference');
    await show(<Show {...contextOf(field, record)} value={2} />);
    expect(screen.getByText('Manager')).toBeTruthy();
  });

  it('asks the function that a field names', async () => {
    const choices = { fn: 'find', path: 'lists/', body: { all: 1 } };
    const getChoices = vi.fn(async () => [{ id: 9, title: 'Intake' }]);
    const { input } = await enter(f.reference({ to: 'documents', choices }), 9, {
      provider: { getChoices },
    });
    await waitFor(() => expect(input().value).toBe('Intake'));
    expect(getChoices).toHaveBeenCalledWith(
      'organisations',
      expect.objectContaining({ offer: choices, holder: { id: 5 } }),
    );
  });

  it('asks it of the record when it stands in one of the record’s rows', async () => {
    const getChoices = vi.fn(async () => []);
    const record = { id: 7, shopId: 2 };
    await enter(f.reference({ choices: { fn: 'find', args: { shop: 'shopId' } } }), null, {
      provider: { getChoices },
      record,
      props: { holder: { id: 5 } },
    });
    expect(getChoices).toHaveBeenCalledWith(
      'organisations',
      expect.objectContaining({ record, holder: { id: 5 } }),
    );
  });
});

describe('files', () => {
  const { Show } = viewOf('image');
  const record = { id: 5, canEdit: true };
  const picture = <Show {...contextOf(fields.image, record)} value="logo.png" />;
  const drop = (container: HTMLElement, file: File) => {
    const input = container.querySelector('input[type=file]');
    if (input) fireEvent.change(input, { target: { files: [file] } });
  };
  const png = (size: number) => new File([new Uint8Array(size)], 'new.png', { type: 'image/png' });

  it('shows the file alone to those who may not change the record', async () => {
    signIn('administration', '0100');
    await show(picture);
    expect(screen.getByRole('img').getAttribute('src')).toBe('/internal/v1/logo/5/logo.png');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('refuses in place what is too large', async () => {
    signIn('administration', '1111');
    const { container } = await show(picture);
    drop(container, png(11 * 1024 * 1024));
    expect((await screen.findByRole('alert')).textContent).toMatch(/too large.*10 MB/);
    expect(uploadFile).not.toHaveBeenCalled();
  });

  it('sends at once, and says why when that fails', async () => {
    signIn('administration', '1111');
    vi.mocked(uploadFile).mockRejectedValueOnce(new Error('Not a picture'));
    const { container } = await show(picture);
    drop(container, png(8));
    expect((await screen.findByRole('alert')).textContent).toContain('new.png: Not a picture');
    press('Try again');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(vi.mocked(uploadFile).mock.calls.map(([path]) => path)).toEqual(['logo/5', 'logo/5']);
  });

  it('removes after asking', async () => {
    signIn('administration', '1111');
    const call = vi.fn(async () => ({}));
    await show(picture, { provider: { call } });
    press('Remove');
    expect(call).not.toHaveBeenCalled();
    fireEvent.click(screen.getAllByRole('button', { name: 'Remove' }).at(-1) ?? document.body);
    await waitFor(() =>
      expect(call).toHaveBeenCalledWith(
        ...['organisations', { path: 'organisations', fn: 'remove' }, record],
        { args: { orgId: 5 } },
      ),
    );
  });
});
