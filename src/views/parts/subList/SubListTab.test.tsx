import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HttpError } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RowsPart } from '../../../../dataProvider/calls/subLists';
import { session } from '../../../../dataProvider/session';
import { hallLabels, halls } from '../../../../tests/fixtures/halls';
import { press, show } from '../../../../tests/fixtures/kinds';
import { signIn } from '../../../../tests/fixtures/signIn';
import { StoredRecordContext } from '../../storedRecord';
import { QueryTab } from '../query/QueryTab';
import SubListTab from './SubListTab';

beforeEach(() => signIn('webshop', '1111'));
afterEach(() => {
  cleanup();
  session.set(null);
});

const nothingUsesIt = async () => ({ using: [], refused: [], kept: [], doubts: [] });

describe('a sub-list in pages', () => {
  const codes = ['A1', 'A2', 'A3', 'B1'];
  const getRows = vi.fn(async (_name: string, _of: object, { page, search }: RowsPart) => {
    const found = codes.filter((code) => code.includes(search));
    const part = search === '' ? found.slice((page - 1) * 3, page * 3) : found;
    const rows = part.map((code) => ({ id: codes.indexOf(code) + 1, standId: 1, code }));
    return { rows, total: found.length };
  });
  const changeRow = vi.fn(async (_name: string, _of: object, _what: string) => {
    codes.pop();
  });
  const open = () =>
    show(
      <StoredRecordContext
        value={{ definition: halls, record: { id: 1 }, onReload: async () => undefined }}
      >
        <SubListTab name="stands" />
      </StoredRecordContext>,
      { provider: { getRows, changeRow, getUsage: nothingUsesIt }, labels: { halls: hallLabels } },
    );

  it('turns them, searches all of them, and starts a search at its first page', async () => {
    await open();
    expect(screen.getByRole('status').textContent).toBe('1–3 of 4');
    press('Page 2');
    await screen.findByText('B1');
    expect(screen.queryByText('A1')).toBeNull();
    fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'A2' } });
    await screen.findByText('A2');
    expect(getRows).toHaveBeenLastCalledWith(
      'halls',
      expect.anything(),
      { page: 1, search: 'A2' },
      expect.anything(),
    );
    expect(screen.getByRole('status').textContent).toBe('1–1 of 1');
  });

  it('stays on its page when a row goes, and leaves one that has no rows any more', async () => {
    await open();
    press('Page 2');
    await screen.findByText('B1');
    press('Delete B1');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', false),
    );
    press('Delete');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1–3 of 3'));
    expect(changeRow).toHaveBeenCalledWith(
      'halls',
      expect.anything(),
      'remove',
      expect.objectContaining({ code: 'B1' }),
      { version: undefined },
    );
    expect(screen.getByText('A3')).toBeTruthy();
  });
});

describe('a row that is refused', () => {
  it('says so at its field, until that is changed', async () => {
    const errors = { code: 'This is in the list already' };
    const changeRow = async () => Promise.reject(new HttpError('Refused', 409, { errors }));
    const getRows = async () => ({ rows: [], total: 0 });
    await show(
      <StoredRecordContext
        value={{ definition: halls, record: { id: 1 }, onReload: async () => undefined }}
      >
        <SubListTab name="stands" />
      </StoredRecordContext>,
      { provider: { getRows, changeRow, getUsage: nothingUsesIt }, labels: { halls: hallLabels } },
    );
    press('Add');
    const code = await screen.findByLabelText('Code *');
    fireEvent.change(code, { target: { value: 'A1' } });
    press('Save');
    expect((await screen.findByRole('alert')).textContent).toContain('Please look at Code.');
    expect(screen.getByText(errors.code)).toBeTruthy();
    expect(document.activeElement).toBe(code);
    fireEvent.change(code, { target: { value: 'A2' } });
    expect(screen.queryByText(errors.code)).toBeNull();
  });
});

describe('buttons in rows', () => {
  const act = vi.fn(async (..._given: unknown[]) => ({ message: '', table: [] }));
  const getRows = async () => ({
    rows: [
      { id: 1, standId: 1, code: 'A1', exhibitor: 'Rowan', topLeftX: 3 },
      { id: 2, standId: 2, code: 'A2', exhibitor: '', topLeftX: 9 },
    ],
    total: 2,
  });
  const visits = [{ id: 0, day: '2026-06-01', visitors: 90 }];
  const record = { id: 1 };
  const open = (part: ReactNode) =>
    show(
      <StoredRecordContext value={{ definition: halls, record, onReload: async () => undefined }}>
        {part}
      </StoredRecordContext>,
      { provider: { act, getRows, query: async () => visits }, labels: { halls: hallLabels } },
    );
  beforeEach(() => act.mockClear());

  it('of a sub-list are about the row, and stand where its values are as they say', async () => {
    await open(<SubListTab name="stands" />);
    press('Let out: A2');
    fireEvent.click(await screen.findByRole('button', { name: 'Let out' }));
    await waitFor(() => expect(act).toHaveBeenCalledOnce());
    expect(act.mock.calls[0]?.slice(0, 3)).toEqual([
      'halls',
      halls.actions.letOut,
      expect.objectContaining({ record, row: expect.objectContaining({ code: 'A2' }) }),
    ]);
  });

  it('of a query are there for who may only read, where reading is all that they take', async () => {
    signIn('webshop', '0100');
    await open(<SubListTab name="stands" />);
    expect(screen.queryByRole('button', { name: /^Let out/ })).toBeNull();
    cleanup();
    await open(<QueryTab name="visits" />);
    press('Who came: 01-06-2026');
    await waitFor(() => expect(act).toHaveBeenCalledOnce());
    expect(act.mock.calls[0]?.[2]).toMatchObject({ record, row: visits[0] });
  });
});
