import { useCallback, useEffect, useRef, useState } from 'react';
import { newKey } from '../../../dataProvider/once';
import type { Values } from '../../../dataProvider/values';
import type { AnyFields } from '../../../schemas';
import { changesOf } from './changesOf';
import { keptOf } from './draftFields';
import { type Draft, drafts } from './drafts';

/** After so long a pause in typing what was typed is kept. */
const PAUSE_MS = 400;

interface Options {
  /** What is edited; without it nothing is kept. */
  place: readonly (string | number)[] | undefined;
  /** What is entered; without them all is kept. */
  fields?: AnyFields;
  /** What is stored, or what a new record begins with. */
  stored: Values;
}

/**
 * Keeps what is typed into a form until it is stored, and offers what was typed before: it is never applied by
 * itself.
 */
export const useDraft = ({ place, fields, stored }: Options) => {
  // Whoever works here by the time that it is kept, it is theirs who began.
  const [key] = useState(() => (place ? drafts.keyOf(place) : null));
  const [offered, setOffered] = useState(() => (key === null ? null : drafts.read(key)));
  const waiting = useRef<(() => Values) | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const undecided = useRef(offered);
  const ownKey = useRef(newKey());
  const sentUnder = useRef<string>(undefined);

  const kept = useCallback(
    (values: Values): Values => (fields ? keptOf(fields, values) : values),
    [fields],
  );

  const offer = useCallback((draft: Draft | null) => {
    undecided.current = draft;
    setOffered(draft);
  }, []);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (key === null || !waiting.current) return;
    const typed = kept(waiting.current());
    waiting.current = null;
    // As long as nobody has decided about what was typed before, it is kept beneath.
    const { values, sentUnder: before } = undecided.current ?? {};
    drafts.write(key, { ...values, ...typed }, sentUnder.current ?? before);
  }, [key, kept]);

  useEffect(() => {
    const events = [
      ['pagehide', window],
      ['visibilitychange', document],
    ] as const;
    for (const [event, target] of events) target.addEventListener(event, flush);
    return () => {
      for (const [event, target] of events) target.removeEventListener(event, flush);
      flush();
    };
  }, [flush]);

  const drop = () => {
    clearTimeout(timer.current);
    waiting.current = null;
    sentUnder.current = undefined;
    // The form may go on with another record.
    ownKey.current = newKey();
    if (key !== null) drafts.remove(key);
    offer(null);
  };
  const different = offered && changesOf(stored, kept(offered.values));
  const isOffered = different !== null && Object.keys(different).length > 0;

  return {
    /** What was typed before and is neither stored nor discarded; `null` when there is nothing. */
    offered: isOffered ? { at: offered?.at ?? 0, values: different } : null,
    /** @param typed gives what differs from what is stored */
    note: (typed: () => Values): void => {
      waiting.current = typed;
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, PAUSE_MS);
    },
    /** The form is left with this, which is offered from now on. */
    leave: (typed: Values): void => {
      clearTimeout(timer.current);
      waiting.current = null;
      const left = kept(typed);
      if (key === null || Object.keys(left).length === 0) return;
      drafts.write(key, left);
      offer({ at: Date.now(), values: left });
    },
    /** What is offered goes into the form. */
    accept: (): void => {
      sentUnder.current = undecided.current?.sentUnder;
      offer(null);
    },
    /**
     * What was typed is sent to be created. Whoever comes back before it is answered sends it under the same key.
     *
     * @returns the key under which it is created once
     */
    send: (typed: () => Values): string => {
      sentUnder.current ??= ownKey.current;
      waiting.current = typed;
      flush();
      return sentUnder.current;
    },
    /** It is stored, or discarded. */
    drop,
  };
};

export type FormDraft = ReturnType<typeof useDraft>;

/** What is offered of a draft, and what becomes of it. */
export type OfferedDraft = Pick<FormDraft, 'offered' | 'accept' | 'drop'>;
