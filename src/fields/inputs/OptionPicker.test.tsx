import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '../../../tests/fixtures/kinds';
import { PickOne, PickSeveral } from './OptionPicker';

const options = ['Wine', 'Beer', 'Ice creäm'].map((title, index) => ({ id: index + 1, title }));
const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
const common = { id: 'entry', label: 'Drinks', isRequired: false, onBlur: () => undefined };

/** Draws its choices anew with each key, as forms do. */
const Several = ({ first, searched }: { first: number[]; searched?: string | null }) => {
  const [ids, setIds] = useState(first);
  const [, setTyped] = useState('');
  return (
    <form onSubmit={onSubmit}>
      <PickSeveral
        {...common}
        options={options}
        onSearch={setTyped}
        searched={searched}
        value={ids.map((id) => ({ id, title: options[id - 1]?.title ?? '' }))}
        onChange={setIds}
      />
      <output>{ids.join()}</output>
    </form>
  );
};

const One = () => {
  const [id, setId] = useState<number | null>(1);
  const [, setTyped] = useState('');
  return (
    <PickOne<number>
      {...common}
      options={options}
      onSearch={setTyped}
      value={id === null ? null : { id, title: options[id - 1]?.title ?? '' }}
      onChange={setId}
    />
  );
};

const input = () => screen.getByRole<HTMLInputElement>('combobox');
const type = (value: string) => {
  act(() => input().focus());
  fireEvent.change(input(), { target: { value } });
};
const enter = () => fireEvent.keyDown(input(), { key: 'Enter' });
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => screen.getByRole('status').textContent;

afterEach(() => {
  cleanup();
  onSubmit.mockClear();
});

it('keeps what is typed, offers what fits it, and takes what is marked with Enter', async () => {
  await show(<Several first={[1]} />);
  fireEvent.mouseDown(input());
  type('crea');
  expect(input().value).toBe('crea');
  expect(offered()).toEqual(['Ice creäm']);
  enter();
  expect(chosen()).toBe('1,3');
});

it('takes nothing away with Enter, and leaves the form as it is', async () => {
  await show(<Several first={[1, 2, 3]} />);
  fireEvent.mouseDown(input());
  expect(offered()).toEqual([]);
  expect(enter()).toBe(false);
  type('nothing like it');
  expect(enter()).toBe(false);
  expect(chosen()).toBe('1,2,3');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('offers what a search found as it came, and before that what is known of it', async () => {
  await show(<Several first={[]} searched="wi" />);
  type('wi');
  expect(offered()).toEqual(['Wine', 'Beer', 'Ice creäm']);
  type('win');
  expect(offered()).toEqual(['Wine']);
});

it('lets another be typed where one is chosen', async () => {
  await show(<One />);
  type('Bee');
  expect(input().value).toBe('Bee');
  enter();
  expect(input().value).toBe('Beer');
});

const adding = {
  label: (typed: string) => (typed ? `Add “${typed}”` : 'Add one'),
  onAdd: vi.fn<(typed: string) => void>(),
};
const onChoose = vi.fn();
const Addable = ({ isLoading }: { isLoading?: boolean }) => (
  <PickOne<number>
    {...common}
    options={options}
    isLoading={isLoading}
    adding={adding}
    value={null}
    onChange={onChoose}
  />
);

it('offers to add what isn’t there, after what is found and after what is said of nothing', async () => {
  await show(<Addable />);
  fireEvent.mouseDown(input());
  expect(offered()).toEqual(['Wine', 'Beer', 'Ice creäm', 'Add one']);
  type('wi');
  expect(offered()).toEqual(['Wine', 'Add “wi”']);
  type('Cider ');
  expect(offered()).toEqual(['Nothing to choose from', 'Add “Cider”']);
  enter();
  expect(adding.onAdd).toHaveBeenCalledExactlyOnceWith('Cider');
  expect(onChoose).not.toHaveBeenCalled();
});

it('offers nothing to add while it may still be found', async () => {
  await show(<Addable isLoading />);
  fireEvent.mouseDown(input());
  type('Cider');
  expect(offered()).toEqual([]);
});
