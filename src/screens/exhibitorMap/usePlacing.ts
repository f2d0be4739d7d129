import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { unsavedWork } from '../../ui/unsavedWork';
import { useLatest } from '../../ui/useLatest';
import { Draft } from './Draft';
import type { Place } from './place';
import type { Exhibitor, useExhibitors } from './useExhibitors';

/** An exhibitor that was chosen, and where it would stand. */
export interface Chosen {
  readonly exhibitor: Exhibitor;
  readonly draft: Draft;
}

/** Leaving the page or the tab asks for confirmation, or what is left is stored. */
const useKeptOnLeave = (chosen: Chosen | null, store: () => Promise<boolean>): void => {
  const storeNow = useEffectEvent(store);
  const isStored = useEffectEvent(() => chosen?.draft.isChanged() !== true);
  const discard = useEffectEvent(() => chosen?.draft.cancel());
  useEffect(() => {
    const remove = unsavedWork.add({
      isStored: () => isStored(),
      store: () => storeNow(),
      left: () => [],
      discard: () => discard(),
    });
    return () => {
      void storeNow();
      remove();
    };
  }, []);
};

/** The exhibitor that is worked on: moved and sized as a draft, then stored or cancelled. */
export const usePlacing = ({ place, undo }: ReturnType<typeof useExhibitors>) => {
  const translate = useTranslate();
  const [announcement, setAnnouncement] = useState('');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const latest = useLatest({ chosen, place });
  const last = useRef<Promise<boolean>>(Promise.resolve(true));

  const announce = ({ topLeftX, topLeftY, width, height }: Place) =>
    setAnnouncement(translate('exhibitorMap.position', { topLeftX, topLeftY, width, height }));

  /** Stores where the exhibitor stands by now, if that has changed, after what is being stored already. */
  const store = (): Promise<boolean> => {
    const { chosen: current } = latest.current;
    last.current = last.current.then(async () => {
      if (!current?.draft.isChanged()) return true;
      const to = current.draft.get();
      const isStored = await latest.current.place(current.exhibitor.id, to);
      if (isStored) current.draft.settle(to);
      return isStored;
    });
    return last.current;
  };
  const cancel = () => {
    if (!chosen) return;
    chosen.draft.cancel();
    announce(chosen.draft.get());
  };
  const choose = (exhibitor: Exhibitor): Draft => {
    void store();
    const draft = new Draft(exhibitor);
    setChosen({ exhibitor, draft });
    return draft;
  };
  const takeBack = async () => {
    if (chosen?.draft.isChanged()) return cancel();
    const back = await undo();
    if (!back) return;
    if (chosen?.exhibitor.id === back.id) chosen.draft.keep(back);
    else setChosen({ exhibitor: back, draft: new Draft(back) });
    announce(back);
  };

  useKeptOnLeave(chosen, store);

  return { chosen, announcement, announce, choose, store, cancel, takeBack };
};

export type Placing = ReturnType<typeof usePlacing>;
