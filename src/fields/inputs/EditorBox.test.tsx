import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { f } from '../../../schemas';
import { enter, show } from '../../../tests/fixtures/kinds';
import { takeFocus } from '../../ui/focus/editorFocus';
import { EditorBox } from './EditorBox';

const labelled = {
  id: 'entry',
  label: 'The value',
  isRequired: false,
  onBlur: () => undefined,
  minHeight: 100,
};

const editable = (scope: HTMLElement = document.body): HTMLElement | null =>
  scope.querySelector<HTMLElement>('[contenteditable="true"]');

describe('an editor that comes after its field was gone to', () => {
  const Box = () => (
    <EditorBox {...labelled}>
      <textarea />
    </EditorBox>
  );

  it('takes the focus from the box around it', async () => {
    const { container } = await show(<Box />);
    const editor = screen.getByRole('textbox');
    act(() => container.querySelector<HTMLElement>('#entry')?.focus());
    takeFocus(editor);
    expect(document.activeElement).toBe(editor);
  });

  it('leaves it where it has gone since', async () => {
    await show(<Box />);
    const button = screen.getByRole('button', { name: /The value/ });
    act(() => button.focus());
    takeFocus(screen.getByRole('textbox'));
    expect(document.activeElement).toBe(button);
  });
});

it.each([f.code({ language: 'css' }), f.richText()])(
  'an editor on the whole screen has the focus',
  async (field) => {
    await enter(field, '');
    fireEvent.click(screen.getByRole('button', { name: 'Full screen: The value' }));
    const dialog = await screen.findByRole('dialog', { name: 'The value' });
    await waitFor(() => {
      expect(editable(dialog)).not.toBeNull();
      expect(document.activeElement).toBe(editable(dialog));
    });
    expect(within(dialog).getByRole('textbox')).toBe(document.activeElement);
  },
);
