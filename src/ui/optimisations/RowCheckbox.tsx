import type { MouseEvent } from 'react';
import look from './rowCheckbox.module.css';

interface Props {
  /** What is ticked, for those who don't see where it stands. */
  label: string;
  isTicked: boolean;
  /** Some of what it stands for are ticked. */
  isPart?: boolean;
  /** @param event has whether Shift was held */
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
    // The look alone isn't enough: a checkbox announced as mixed has to be indeterminate.
    ref={(input) => {
      if (input) input.indeterminate = isPart;
    }}
    onClick={onTick}
    onChange={nothing}
  />
);
