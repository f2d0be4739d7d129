import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Conflict } from '../../../../../dataProvider/Conflict';
import { Changed } from '../../../../../dataProvider/http';
import { session } from '../../../../../dataProvider/session';
import { labels } from '../../../../../i18n/en/labels/builder/enums';
import { enums } from '../../../../../resources/builder/enums';
import type { DataRecord } from '../../../../../schemas';
import { press, show } from '../../../../../tests/fixtures/kinds';
import { signIn } from '../../../../../tests/fixtures/signIn';
import { StoredRecordContext } from '../../../storedRecord';
import SubListTab from '../SubListTab';

beforeEach(() => signIn('builder', '1111'));

afterEach(() => {
  cleanup();
  session.set(null);
});

const value = (id: number, language: string, code: string, text: string) => ({
  id,
  enumRowId: id,
  language,
  code,
  value: text,
  correct: false,
});
const values = [value(1, 'NL-nl', 'v', 'Vlees'), value(2, 'EN-gb', 'v', 'Meat')];

const open = async (saveTable: (...given: never[]) => Promise<void>) => {
  const record = { id: 1, values } as unknown as DataRecord;
  await show(
    <StoredRecordContext value={{ definition: enums, record, onReload: async () => undefined }}>
      <SubListTab name="values" />
    </StoredRecordContext>,
    { provider: { saveTable }, labels: { enums: labels } },
  );
  press('Edit as a table');
  await screen.findByRole('dialog');
};
const cell = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('values are typed, pasted and saved in one call, in the order of the lines', async () => {
  const saveTable = vi.fn(async (..._given: unknown[]) => undefined);
  await open(saveTable);
  const [dutch] = screen.getAllByRole('textbox').slice(1);
  fireEvent.paste(dutch ?? document.body, {
    clipboardData: { getData: () => 'Vlees eten\tMeat\nVis\tFish' },
  });
  press('Move Vis up');
  press('Save');
  await waitFor(() => expect(saveTable).toHaveBeenCalledOnce());
  const [, , rows] = saveTable.mock.calls[0] ?? [];
  expect(rows).toMatchObject([
    { language: 'NL-nl', code: 'vis', value: 'Vis' },
    { language: 'EN-gb', code: 'vis', value: 'Fish' },
    { enumRowId: 1, code: 'v', value: 'Vlees eten' },
    { enumRowId: 2, code: 'v', value: 'Meat' },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a line without a text, and one that is taken out, are reported before anything is sent', async () => {
  const saveTable = vi.fn(async (..._given: unknown[]) => undefined);
  await open(saveTable);
  press('Add a line');
  fireEvent.change(cell(/^Code, line 2/), { target: { value: 'x' } });
  press('Save');
  expect(await screen.findByText('Required')).toBeTruthy();
  expect(saveTable).not.toHaveBeenCalled();
  press('Take out x');
  press('Save');
  await waitFor(() => expect(saveTable).toHaveBeenCalledOnce());
  expect(saveTable.mock.calls[0]?.[2]).toMatchObject([{ enumRowId: 1 }, { enumRowId: 2 }]);
});

test('what somebody else saved meanwhile goes along', async () => {
  const theirs = [...values, value(3, 'NL-nl', 'e', 'Ei')];
  const answer = { body: { changedBy: 'Ben' } } as unknown as Changed['answer'];
  const conflict = new Conflict(
    Object.assign(Object.create(Changed.prototype), { message: '', answer }),
    { id: 1, values: theirs } as unknown as DataRecord,
  );
  const saveTable = vi
    .fn<(...given: unknown[]) => Promise<void>>()
    .mockRejectedValueOnce(conflict)
    .mockResolvedValue(undefined);
  await open(saveTable);
  press('Save');
  await waitFor(() => expect(saveTable).toHaveBeenCalledTimes(2));
  expect(saveTable.mock.calls[1]?.[2]).toMatchObject(theirs);
});
