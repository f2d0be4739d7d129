import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { FilledIn } from './held';
import { ItemCells } from './ItemCells';

const item = { id: 1, objectDefinitionId: 2, values: {}, modified: '' } as FilledIn;

const show = (isBlank: boolean) =>
  render(
    <table>
      <tbody>
        <tr>
          <ItemCells
            item={item}
            name="Intake 3"
            columns={[
              {
                key: '1',
                title: 'Naam',
                isNumeric: false,
                text: () => '',
                isBlank: () => isBlank,
                show: () => (isBlank ? null : 'Anna'),
              },
            ]}
            actions={null}
            onOpen={vi.fn()}
          />
        </tr>
      </tbody>
    </table>,
  );

test('a document is opened by what stands in its first column, or by its name where nothing does', () => {
  show(false).unmount();
  show(true);
  expect(screen.getByRole('button').textContent).toBe('Intake 3');
});
