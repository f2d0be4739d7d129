import { useRef, useState } from 'react';
import type { Bar } from './bar';
import { isSameSpan, type Span } from './hours';

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

/** What is moved, sized or drawn, until it is put down; and what was put down, until that is taken. */
export const useWeekDraft = ({ onChange, onDraw }: Options) => {
  // What was put down is known at once, not only when the week is drawn anew.
  const now = useRef<Draft | null>(null);
  const underWay = useRef<readonly Draft[]>([]);
  const [shown, setShown] = useState<readonly Draft[]>([]);
  const show = () => setShown([...underWay.current, ...(now.current ? [now.current] : [])]);
  const set = (next: Draft | null) => {
    now.current = next;
    show();
  };
  /** Where a bar was put last. */
  const putOf = (bar: Bar): Span =>
    underWay.current.findLast((draft) => draft.bar?.key === bar.key)?.span ?? bar;
  /** Where a bar stands by now. */
  const spanOf = (bar: Bar): Span =>
    now.current?.bar?.key === bar.key ? now.current.span : putOf(bar);
  /** Puts it down, where it stands by now. */
  const putDown = async () => {
    const put = now.current;
    now.current = null;
    if (put?.bar && !isSameSpan(putOf(put.bar), put.span)) {
      underWay.current = [...underWay.current, put];
      await onChange?.(put.bar, put.span);
      underWay.current = underWay.current.filter((draft) => draft !== put);
    } else if (put && !put.bar) onDraw?.(put.span);
    show();
  };
  return {
    shown,
    now,
    set,
    putOf,
    spanOf,
    cancel: () => set(null),
    putDown,
  };
};

export type WeekDraft = ReturnType<typeof useWeekDraft>;
