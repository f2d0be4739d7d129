import { useCallback, useEffect, useRef, useState } from 'react';
import { newKey } from '../../../dataProvider/once';
import { session } from '../../../dataProvider/session';
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

/** Keeps what is typed once typing pauses, and at once when the page is hidden or left. */
const useDebounced = (keep: (typed: Values) => void) => {
  const waiting = useRef<(() => Values) | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = useCallback((): void => {
    clearTimeout(timer.current);
    waiting.current = null;
  }, []);
  const flush = useCallback((): void => {
    const typed = waiting.current;
    forget();
    if (typed) keep(typed());
  }, [keep, forget]);

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

  return {
    forget,
    /** @param typed gives what is to be kept then */
    later: (typed: () => Values): void => {
      forget();
      waiting.current = typed;
      timer.current = setTimeout(flush, PAUSE_MS);
    },
    now: (typed: () => Values): void => {
      waiting.current = typed;
      flush();
    },
  };
};

/** Where a draft is kept, and whether whoever began it is still signed in: who signs out leaves nothing here. */
const useOwnKey = (place: Options['place']) => {
  // Whoever works here by the time that it is kept, it is theirs who began.
  const [key] = useState(() => (place ? drafts.keyOf(place) : null));
  const [owner] = useState(() => session.get()?.user.id);
  const isOwn = useCallback(() => session.get()?.user.id === owner, [owner]);
  return { key, isOwn };
};

/** The draft that was kept before, as long as nobody has decided about it. */
const useOffered = (key: string | null) => {
  const [offered, setOffered] = useState(() => (key === null ? null : drafts.read(key)));
  const undecided = useRef(offered);
  const offer = useCallback((draft: Draft | null): void => {
    undecided.current = draft;
    setOffered(draft);
  }, []);
  return { offered, undecided, offer };
};

/**
 * Keeps what is typed into a form until it is stored, and offers what was typed before: it is never applied by
 * itself.
 */
export const useDraft = ({ place, fields, stored }: Options) => {
  const { key, isOwn } = useOwnKey(place);
  const { offered, undecided, offer } = useOffered(key);
  const ownKey = useRef(newKey());
  const sentUnder = useRef<string>(undefined);
  const kept = useCallback(
    (values: Values): Values => (fields ? keptOf(fields, values) : values),
    [fields],
  );
  const keep = useCallback(
    (typed: Values): void => {
      // As long as nobody has decided about what was typed before, it is kept beneath.
      const { values, sentUnder: before } = undecided.current ?? {};
      if (key !== null && isOwn())
        drafts.write(key, { ...values, ...kept(typed) }, sentUnder.current ?? before);
    },
    [key, isOwn, kept, undecided],
  );
  const { later, now, forget } = useDebounced(keep);
  const different = offered && changesOf(stored, kept(offered.values));
  const isOffered = different !== null && Object.keys(different).length > 0;

  return {
    /** What was typed before and is neither stored nor discarded; `null` when there is nothing. */
    offered: isOffered ? { at: offered?.at ?? 0, values: different } : null,
    /** @param typed gives what differs from what is stored */
    note: later,
    /** The form is left with this, which is offered from now on. */
    leave: (typed: Values): void => {
      forget();
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
      now(typed);
      return sentUnder.current;
    },
    /** It is stored, or discarded. */
    drop: (): void => {
      forget();
      sentUnder.current = undefined;
      // The form may go on with another record.
      ownKey.current = newKey();
      if (key !== null) drafts.remove(key);
      offer(null);
    },
  };
};

export type FormDraft = ReturnType<typeof useDraft>;

/** What is offered of a draft, and what becomes of it. */
export type OfferedDraft = Pick<FormDraft, 'offered' | 'accept' | 'drop'>;
