import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { FormDialog } from './FormDialog';

const open = (control: ReactNode) => {
  const save = vi.fn();
  render(
    <FormDialog title="Coupon" isDirty={false} isBusy={false} onSave={save} onClose={vi.fn()}>
      {control}
    </FormDialog>,
  );
  const press = (key: string) =>
    fireEvent.keyDown(screen.getByRole('textbox'), { key, ctrlKey: true });
  return { save, press };
};

it.each(['Enter', 's'])('Ctrl and %s saves from a text of several lines', (key) => {
  const { save, press } = open(<textarea />);
  press(key);
  expect(save).toHaveBeenCalledOnce();
});

it('leaves a new line to an editor', () => {
  const { save, press } = open(
    <div contentEditable suppressContentEditableWarning>
      <textarea />
    </div>,
  );
  press('Enter');
  expect(save).not.toHaveBeenCalled();
  press('s');
  expect(save).toHaveBeenCalledOnce();
});

it('saves from a choice that would open by that key', () => {
  const { save, press } = open(
    <input onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()} />,
  );
  press('Enter');
  expect(save).toHaveBeenCalledOnce();
});

it('offers to save what is left, and says that it is kept', () => {
  const save = vi.fn();
  render(
    <FormDialog title="Coupon" isDirty keepsDraft isBusy={false} onSave={save} onClose={vi.fn()}>
      <input />
    </FormDialog>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'views.cancel' }));
  expect(screen.getByText('views.unsaved.kept')).toBeTruthy();
  const saves = screen.getAllByText('views.save');
  fireEvent.click(saves.at(-1) ?? document.body);
  expect(save).toHaveBeenCalledOnce();
});
