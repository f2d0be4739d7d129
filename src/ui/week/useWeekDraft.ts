import { useRef, useState } from 'react';
import { isSameSpan, type Span } from './hours';
import type { Bar } from './WeekBar';

/** A bar, or one that is being drawn, where it would stand. */
export interface Draft {
  /** None: it is new. */
  readonly bar: Bar | null;
  readonly span: Span;
}

interface Options {
  /** Takes where a bar was put. */
  onChange?(bar: Bar, span: Span): Promise<unknown> | undefined;
  /** Takes what was drawn. */
  onDraw?(span: Span): void;
}

/** What is moved, sized or drawn, until it is put down. */
export const useWeekDraft = ({ onChange, onDraw }: Options) => {
  const [draft, setDraft] = useState<Draft | null>(null);
  // What was put down is known at once, not only when the week is drawn anew.
  const now = useRef<Draft | null>(null);
  const set = (next: Draft | null) => {
    now.current = next;
    setDraft(next);
  };
  /** Puts it down, where it stands by now. */
  const putDown = async () => {
    const put = now.current;
    now.current = null;
    if (put?.bar && !isSameSpan(put.bar, put.span)) await onChange?.(put.bar, put.span);
    else if (put && !put.bar) onDraw?.(put.span);
    // Another one may have been taken up meanwhile.
    if (!now.current) setDraft(null);
  };
  return { draft, now, set, cancel: () => set(null), putDown };
};

export type WeekDraft = ReturnType<typeof useWeekDraft>;
