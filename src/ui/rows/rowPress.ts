import type { MouseEvent } from 'react';

/** A click that follows another within this time is the second half of it, as most systems have it. */
const TWICE_MS = 500;
/** A hand that rests moves no further. */
const STILL_PX = 5;

type Click = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp'>;

/** Where a button of a row was pressed last, and in which row. */
let last: { x: number; y: number; row: number } | undefined;
/** The row that came under the resting pointer since, and when. */
let arrived: { row: number; at: number } | undefined;

/** Whether another row lies where the pointer has rested since it pressed a button of the last one. */
const hasSlid = ({ clientX, clientY }: Click, row: number): boolean =>
  last !== undefined &&
  last.row !== row &&
  Math.abs(last.x - clientX) <= STILL_PX &&
  Math.abs(last.y - clientY) <= STILL_PX;

const isSecond = (event: Click & Pick<MouseEvent, 'detail'>, row: number): boolean => {
  // The keyboard presses what has the focus, wherever it lies.
  if (event.detail === 0) return false;
  if (event.detail > 1) return true;
  if (!hasSlid(event, row)) return false;
  if (arrived?.row !== row) arrived = { row, at: event.timeStamp };
  return event.timeStamp - arrived.at < TWICE_MS;
};

/**
 * What goes around the buttons of a row that may leave when one is pressed: the second click of a double-click,
 * and one that hits the row that has just slid up under the pointer, does nothing.
 *
 * @param row its id
 */
export const pressesOf = (row: number) => ({
  onPointerEnter: (event: Click): void => {
    if (hasSlid(event, row)) arrived = { row, at: event.timeStamp };
  },
  onClickCapture: (event: MouseEvent): void => {
    if (isSecond(event, row)) event.stopPropagation();
    else last = { x: event.clientX, y: event.clientY, row };
  },
});
