import type { MouseEvent } from 'react';
import look from './rowCheckbox.module.css';

interface Props {
  /** What is ticked, for those who don't see where it stands. */
  label: string;
  isTicked: boolean;
  /** Some of what it stands for are ticked. */
  isPart?: boolean;
  /** @param event tells whether Shift was held */
  onTick(event: MouseEvent): void;
}

const nothing = () => undefined;

/** A checkbox as a row of a list has one: the browser's own with Material's look, because there are dozens. */
export const RowCheckbox = ({ label, isTicked, isPart = false, onTick }: Props) => (
  <input
    type="checkbox"
    className={look.box}
    aria-label={label}
    checked={isTicked}
    // The look alone isn't enough: a checkbox that says it is mixed has to be so itself.
    ref={(input) => {
      if (input) input.indeterminate = isPart;
    }}
    onClick={onTick}
    onChange={nothing}
  />
);
