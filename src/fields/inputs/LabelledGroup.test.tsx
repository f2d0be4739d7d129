import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { show } from '../../../tests/fixtures/kinds';
import type { Focusable } from '../KindView';
import { LabelledGroup } from './LabelledGroup';

/** Goes to a group of such controls, as a form does to what is wrong. */
const goTo = async (controls: ReactNode) => {
  const target: { now: Focusable | null } = { now: null };
  const inputRef = (group: Focusable | null) => {
    target.now = group;
  };
  await show(
    <LabelledGroup
      id="rows"
      label="Rows"
      isRequired={false}
      onBlur={() => undefined}
      inputRef={inputRef}
    >
      <button type="button">Remove row 1</button>
      {controls}
    </LabelledGroup>,
  );
  act(() => target.now?.focus());
  return document.activeElement;
};

it('leads to what is entered, and not to a button before it', async () => {
  expect(await goTo(<input aria-label="Name" />)).toBe(screen.getByLabelText('Name'));
});

it('leads to what is wrong first', async () => {
  const two = (
    <>
      <input aria-label="Name" />
      <input aria-label="City" aria-invalid />
    </>
  );
  expect(await goTo(two)).toBe(screen.getByLabelText('City'));
});

it('leads to a button where nothing else is', async () => {
  expect(await goTo(null)).toBe(screen.getByRole('button'));
});
