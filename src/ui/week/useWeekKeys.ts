import { type FocusEvent, type KeyboardEvent, type MouseEvent, useState } from 'react';
import { type Bar, hoursOf } from './bar';
import { isSameSpan, pressed } from './hours';
import type { WeekDraft } from './useWeekDraft';

interface Options {
  draft: WeekDraft;
  barOf(key: string): Bar | undefined;
  days: readonly string[];
  hasFixedDays: boolean;
  /** The latest minute that a day ends with. */
  last?: number;
  moves: boolean;
  onOpen?(bar: Bar): void;
  onRemove?(bar: Bar): void;
}

const MODIFIERS: readonly string[] = ['Control', 'Meta', 'Shift', 'Alt'];

/** Moving, sizing, opening and removing bars by keyboard, and what is announced of where one stands. */
export const useWeekKeys = ({ draft, barOf, days, hasFixedDays, moves, ...on }: Options) => {
  const { last, onOpen, onRemove } = on;
  const [announcement, setAnnouncement] = useState('');
  const barAt = ({ target }: { target: EventTarget }): Bar | undefined =>
    target instanceof HTMLElement ? barOf(target.dataset.bar ?? '') : undefined;

  /** Leaves a bar where it was, and announces that in place of where it would have gone. */
  const leave = (bar: Bar): void => {
    draft.cancel();
    const back = draft.putOf(bar);
    setAnnouncement(`${days[back.day]} ${hoursOf(back)}`);
  };

  /** @returns whether the key means something for the bar */
  const take = (bar: Bar, event: KeyboardEvent): boolean => {
    const taken = draft.now.current;
    if (event.ctrlKey || event.metaKey) {
      // It means something around the bar, which may be to save what was moved.
      if (taken?.bar && !MODIFIERS.includes(event.key)) void draft.putDown();
      return false;
    }
    const span = draft.spanOf(bar);
    const dayCount = days.length;
    const week = { dayCount, hasFixedDays, last };
    const to = moves && !bar.isFixed ? pressed(span, event, week) : undefined;
    if (to) {
      draft.set({ bar, span: to });
      setAnnouncement(`${days[to.day]} ${hoursOf(to)}`);
    } else if (event.key === 'Delete' && onRemove && !bar.isFixed) {
      draft.cancel();
      onRemove(bar);
    } else if (event.key === 'Escape' && taken) leave(bar);
    else if (!['Enter', ' '].includes(event.key)) return false;
    else if (isSameSpan(span, draft.putOf(bar))) onOpen?.(bar);
    else void draft.putDown();
    return true;
  };

  return {
    announcement,
    handlers: {
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const bar = barAt(event);
        if (!bar || !take(bar, event)) return;
        // Escape and arrows mean something else around it.
        event.preventDefault();
        event.stopPropagation();
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        const bar = barAt(event);
        if (!bar || draft.now.current?.bar?.key !== bar.key) return;
        // Only Enter puts it down: whoever goes on to something else leaves it where it was.
        leave(bar);
      },
      onClick: (event: MouseEvent<HTMLElement>) => {
        // Without a pointer: who reads by screen reader presses so.
        const bar = event.detail === 0 ? barAt(event) : undefined;
        if (bar) onOpen?.(bar);
      },
    },
  };
};
