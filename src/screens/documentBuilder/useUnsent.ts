import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { newKey } from '../../../dataProvider/once';
import type { DataRecord, Resource } from '../../../schemas';
import { type OfferedDraft, useDraft } from '../../views/draft/useDraft';
import { detailRules } from './rows/details';
import { isSameDocument } from './rows/sameDocument';
import { nameOfRow } from './rows/titles';
import type { BuilderStore } from './store/createBuilderStore';
import { unsentOf, unsentRows, withUnsent } from './store/unsent';

const NOTHING = {};

/** What was typed into a document on another visit and isn't stored. */
export interface Unsent {
  readonly draft: OfferedDraft;
  /** How many rows, with the details as one; 0 where nothing is offered. */
  readonly count: number;
  /** What a part of it is called. */
  nameOf(part: string): string;
  /** Puts it into the document. */
  restore(values: Readonly<Record<string, unknown>>): void;
  /** Keeps all that isn't stored, to be offered in the document's draft. */
  setAside(): void;
}

/**
 * Keeps what isn't stored of a document like what is typed into a form. All versions of a document share it, since
 * the next one has the same rows: what came too late for one is offered in the next.
 */
export const useUnsent = (
  store: BuilderStore,
  definition: Resource,
  record: DataRecord,
  isReadOnly: boolean,
): Unsent => {
  const translate = useTranslate();
  const [visit] = useState(newKey);
  const family = Number(record.familyId ?? record.id);
  const draft = useDraft({ place: [definition.name, 'rows', family], stored: NOTHING });
  const rules = useMemo(() => detailRules(definition), [definition]);

  const note = useEffectEvent(() => draft.note(() => unsentOf(store.get(), visit)));
  useEffect(() => {
    if (isReadOnly) return;
    const stop = store.subscribe(() => note());
    return () => {
      stop();
      // What is on its way when the page is left is stored a moment later.
      void store.flush().then(() => note());
    };
  }, [store, isReadOnly]);

  const { offered, drop } = draft;
  const values = offered?.values ?? NOTHING;
  const together = (typed: typeof values) => withUnsent(store.get().history, typed, rules);
  // It may have been stored after all, by a call whose answer nobody waited for.
  const isOpen = offered !== null && !isSameDocument(together(values), store.get().history);
  const forget = useEffectEvent(drop);
  useEffect(() => {
    if (offered !== null && !isOpen && !isReadOnly) forget();
  }, [offered, isOpen, isReadOnly]);

  return {
    draft,
    count: isOpen ? Object.keys(values).length : 0,
    nameOf: (part) => {
      const row = unsentRows(values).get(part);
      return row ? nameOfRow(row, translate) : translate('documentBuilder.left.details');
    },
    restore: (typed) => store.takeUp(together(typed)),
    setAside: () => draft.leave(unsentOf(store.get(), visit)),
  };
};
