import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Resource } from '../../../schemas';
import type { FormMode } from '../form/formTypes';
import { fieldsOfTab, keyOfTab, tabOfTitle, tabsOf } from '../form/tabs';

/** The open tab, kept in the address as `?tab=`. */
export const useTab = (definition: Resource, mode: FormMode) => {
  const [search, setSearch] = useSearchParams();
  const wanted = useRef<{ tab: string; then(): void } | null>(null);
  const tabs = tabsOf(definition, mode === 'create' ? 'create' : 'update');
  // Who edits is led to a form, where the first tab is none.
  const first =
    mode === 'edit'
      ? tabs.find((tab) => fieldsOfTab(tab).length > 0)
      : mode === 'create'
        ? tabOfTitle(definition, tabs)
        : undefined;
  const tabIn = (query: URLSearchParams) =>
    tabs.find((one) => keyOfTab(one) === query.get('tab')) ?? first ?? tabs[0];
  const known = tabIn(search);
  const tab = known ? keyOfTab(known) : '';

  const setTab = (next: string) => {
    wanted.current = null;
    setSearch(
      () => {
        // Who has just pressed Edit is on the way there: the address is ahead of what is drawn.
        const query = new URLSearchParams(window.location.search);
        query.set('tab', next);
        return query;
      },
      { replace: true },
    );
  };

  // The page is drawn for other reasons as well before a tab is open.
  useEffect(() => {
    if (wanted.current?.tab !== tab) return;
    const { then } = wanted.current;
    wanted.current = null;
    then();
  });

  /** Opens the tab of a field and does something once it is there. */
  const openField = (field: string, then: () => void) => {
    const owner = tabs.find((candidate) => fieldsOfTab(candidate).includes(field));
    // Who has just left it for another tab, which isn't drawn yet, is led back.
    const isStaying = owner === tabIn(new URLSearchParams(window.location.search));
    if (!owner || (isStaying && keyOfTab(owner) === tab)) return then();
    setTab(keyOfTab(owner));
    wanted.current = { tab: keyOfTab(owner), then };
  };

  return { tab, setTab, openField };
};
