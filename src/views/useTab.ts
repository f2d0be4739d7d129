import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Resource } from '../../schemas';
import { fieldsOfTab, keyOfTab, tabsOf } from './fields';
import type { FormMode } from './useRecordForm';

/** The open tab, kept in the address as `?tab=`. */
export const useTab = (definition: Resource, mode: FormMode) => {
  const [search, setSearch] = useSearchParams();
  const afterOpening = useRef<(() => void) | null>(null);
  const tabs = tabsOf(definition, mode === 'create' ? 'create' : 'update');
  const known = tabs.find((tab) => keyOfTab(tab) === search.get('tab')) ?? tabs[0];
  const tab = known ? keyOfTab(known) : '';

  const setTab = (next: string) =>
    setSearch(
      (current) => {
        const query = new URLSearchParams(current);
        query.set('tab', next);
        return query;
      },
      { replace: true },
    );

  useEffect(() => {
    afterOpening.current?.();
    afterOpening.current = null;
  });

  /** Opens the tab of a field and does something once it is there. */
  const openField = (field: string, then: () => void) => {
    const owner = tabs.find((candidate) => fieldsOfTab(candidate).includes(field));
    if (!owner || keyOfTab(owner) === tab) return then();
    afterOpening.current = then;
    setTab(keyOfTab(owner));
  };

  return { tab, setTab, openField };
};
