import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { press, show } from '../../../tests/fixtures/kinds';
import type { FilledIn } from './held';
import { SaveAnswers } from './SaveAnswers';

const item = (id: number, name: string) =>
  ({ id, objectDefinitionId: 2, values: { 4: name }, modified: '' }) as unknown as FilledIn;

test('what was filled in is saved as a file, with all that is asked', async () => {
  const saved = vi.fn((_: Blob) => 'blob:1');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: vi.fn() }));
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const columns = [{ title: 'Naam', text: ({ values }: FilledIn) => String(values[4]) }];
  await show(
    <SaveAnswers title="Intake" columns={columns} items={[item(1, 'Anna'), item(2, '=1')]} />,
  );
  press('Save as CSV');
  await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
  const file = new FileReader();
  const isRead = new Promise((resolve) => file.addEventListener('load', resolve));
  file.readAsText(saved.mock.calls[0]?.[0] ?? new Blob());
  await isRead;
  expect(file.result).toBe(`Naam\r\nAnna\r\n"'=1"`);
  vi.unstubAllGlobals();
  clicked.mockRestore();
});
