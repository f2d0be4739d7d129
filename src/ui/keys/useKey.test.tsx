import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { shell as english } from '../../../i18n/en/shell';
import { shell as dutch } from '../../../i18n/nl/shell';
import { type KeyName, keyNames } from './keys';
import { FORM_PART, inFormPart, useKey, workingKeys } from './useKey';

const Listening = ({ name, work, isActive }: Record<'work', () => void> & Partial<Of>) => {
  useKey(name ?? 'search', work, { isActive });
  return <input aria-label="Name" />;
};
interface Of {
  name: KeyName;
  isActive: boolean;
}

const press = (init: KeyboardEventInit, at: Element = document.body) =>
  fireEvent.keyDown(at, { bubbles: true, cancelable: true, ...init });

describe('a key of the app', () => {
  it('works on the page, and not in a field', () => {
    const work = vi.fn();
    render(<Listening work={work} />);
    press({ key: '/' });
    expect(work).toHaveBeenCalledTimes(1);
    press({ key: '/' }, screen.getByRole('textbox'));
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('works in a field as well where it takes Ctrl or Cmd', () => {
    const work = vi.fn();
    render(<Listening name="palette" work={work} />);
    press({ key: 'k', ctrlKey: true }, screen.getByRole('textbox'));
    press({ key: 'K', metaKey: true });
    expect(work).toHaveBeenCalledTimes(2);
    press({ key: 'k' });
    press({ key: 'k', ctrlKey: true, shiftKey: true });
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('is left to what lies over the page', () => {
    const [work, save] = [vi.fn(), vi.fn()];
    render(<Listening work={work} />);
    render(<Listening name="save" work={save} />);
    const { unmount } = render(<div className="MuiModal-root" />);
    press({ key: '/' });
    expect(work).not.toHaveBeenCalled();
    // The menu of a choice is still fading when the focus is back on its field.
    press({ key: 's', ctrlKey: true }, screen.getAllByRole('textbox')[0]);
    expect(save).toHaveBeenCalledTimes(1);
    unmount();
    press({ key: '/' });
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('works in what lies over the page, where that is part of its form', () => {
    const save = vi.fn();
    const Form = () => {
      useKey('save', save, { within: inFormPart });
      return null;
    };
    render(<Form />);
    const over = (part: object, name: string) => (
      <div className="MuiModal-root" {...part}>
        <input aria-label={name} />
      </div>
    );
    render(over(FORM_PART, 'Part'));
    render(over({}, 'Other'));
    press({ key: 's', ctrlKey: true }, screen.getByLabelText('Other'));
    expect(save).not.toHaveBeenCalled();
    press({ key: 's', ctrlKey: true }, screen.getByLabelText('Part'));
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('is that of the last who listens, and none when nobody does', () => {
    const [below, above] = [vi.fn(), vi.fn()];
    const first = render(<Listening work={below} />);
    const second = render(<Listening work={above} />);
    press({ key: '/' });
    expect([below, above].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    second.unmount();
    expect(workingKeys()).toEqual(['search']);
    first.rerender(<Listening work={below} isActive={false} />);
    expect(workingKeys()).toEqual([]);
    expect(press({ key: '/' })).toBe(true);
  });
});

it.each([english, dutch])('every key has a text', ({ keys }) =>
  expect(Object.keys(keys.of).toSorted()).toEqual([...keyNames].toSorted()),
);
