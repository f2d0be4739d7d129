import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Unreachable } from '../../../../dataProvider/http';
import { session } from '../../../../dataProvider/session';
import { withVersion } from '../../../../dataProvider/version';
import type { DataRecord } from '../../../../schemas';
import { show } from '../../../../tests/fixtures/kinds';
import { signIn } from '../../../../tests/fixtures/signIn';
import { stockLabels, stockRows } from '../../../../tests/fixtures/stock';
import { FieldScope } from '../../../fields/FieldScope';
import { useLabels } from '../../../fields/labels';
import { columnsOf } from '../columns';
import { ListCell } from '../ListCell';
import RowEntry from './RowEntry';

const record = { id: 3, product: 'Cake', productId: 12, inStock: 8 };
const save = vi.fn(async (..._given: unknown[]) => ({}));

const byForm = { fields: ['inStock'] };

const open = (of: DataRecord = record) =>
  show(<RowEntry definition={stockRows} record={of} name="inStock" />, {
    labels: { stockRows: stockLabels },
    provider: { act: save },
  });
const Cell = ({ record: shown }: { record: DataRecord }) => (
  <FieldScope
    fields={stockRows.fields}
    labelScope={useLabels('stockRows')}
    resource="stockRows"
    record={shown}
  >
    {columnsOf(stockRows)
      .filter(({ name }) => name === 'inStock')
      .map((column) => (
        <ListCell key={column.name} definition={stockRows} column={column} record={shown} />
      ))}
  </FieldScope>
);
const input = () => screen.getByLabelText<HTMLInputElement>('In stock: Cake');
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const submit = () => act(async () => fireEvent.submit(input()));

beforeEach(() => {
  save.mockReset().mockResolvedValue({});
  signIn('webshop', '1111');
});
afterEach(() => {
  session.set(null);
  localStorage.clear();
});

describe('a value that is entered in its row', () => {
  it('is saved with its row by the call of the definition', async () => {
    await open();
    const button = { name: 'Save: In stock: Cake' };
    expect(screen.queryByRole('button', button)).toBeNull();
    type('5');
    expect(screen.getByRole('button', button)).toHaveProperty('disabled', false);
    await submit();
    expect(save).toHaveBeenCalledExactlyOnceWith('stockRows', stockRows.list.editInRow, {
      record: { ...record, inStock: 5 },
      version: undefined,
      isQuiet: undefined,
    });
  });

  it('is saved when it is left, over the version that was seen', async () => {
    const seen = withVersion(record, '"own:abc"');
    await open(seen);
    type('5');
    await act(async () => fireEvent.blur(input(), { relatedTarget: document.body }));
    expect(save).toHaveBeenCalledExactlyOnceWith('stockRows', stockRows.list.editInRow, {
      record: { ...seen, inStock: 5 },
      version: '"own:abc"',
      isQuiet: undefined,
    });
  });

  it('is there again where it could not be stored', async () => {
    save.mockRejectedValue(new Unreachable('network'));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { unmount } = await open();
    type('5');
    await submit();
    unmount();
    await open();
    expect(input().value).toBe('5');
    expect(screen.getByText('Typed earlier and not saved; 8 is stored.')).toBeTruthy();
    fireEvent.keyDown(input(), { key: 'Escape' });
    expect(input().value).toBe('8');
  });

  it('is not sent while it is wrong, and says so below', async () => {
    await open();
    type('-1');
    await submit();
    expect(save).not.toHaveBeenCalled();
    expect(screen.getByText('Must be at least 0')).toBeTruthy();
  });

  it('comes back as it is stored with Escape', async () => {
    await open();
    type('99');
    fireEvent.keyDown(input(), { key: 'Escape' });
    expect(input().value).toBe('8');
  });

  it('is saved as from its form where the definition names no call', async () => {
    const definition = { ...stockRows, list: { ...stockRows.list, editInRow: byForm } };
    const update = vi.fn(async () => ({ data: record }));
    await show(<RowEntry definition={definition} record={record} name="inStock" />, {
      labels: { stockRows: stockLabels },
      provider: { update, getOne: async () => ({ data: { ...record, shelf: 4 } }) },
    });
    type('5');
    await submit();
    expect(save).not.toHaveBeenCalled();
    expect(update).toHaveBeenCalledExactlyOnceWith(
      'stockRows',
      expect.objectContaining({ id: 3, data: { ...record, shelf: 4, inStock: 5 } }),
    );
  });

  it('is offered only where the row may be changed', async () => {
    const texts = { labels: { stockRows: stockLabels } };
    const { unmount } = await show(<Cell record={{ ...record, canEdit: true }} />, texts);
    await screen.findByRole('textbox');
    unmount();
    await show(<Cell record={{ ...record, canEdit: false }} />, texts);
    expect(screen.getByText('8')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
