import { useEffect } from 'react';
import { createListeners } from '../ui/listeners';
import { useExternal } from '../ui/useExternal';

let current = '';
const listeners = createListeners();

const change = (title: string): void => {
  current = title;
  listeners.notify();
};

/** Names the page that is open, for the breadcrumb and the window's title. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    change(title);
    return () => change('');
  }, [title]);
};

/** What the open page calls itself; empty while it loads. */
export const useOpenPageTitle = (): string => useExternal(listeners.subscribe, () => current);

/** Sets the window's title: the given parts, each once, and the product's name. */
export const useDocumentTitle = (parts: readonly string[], product: string): void => {
  const title = [...new Set([...parts, product])].filter((part) => part !== '').join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
};

/** A record that the open page's record lies beneath. */
interface PageParent {
  readonly text: string;
  readonly to: string;
}

const NONE: readonly PageParent[] = [];
let parents = NONE;

/** Registers what the open page's record lies beneath, for the breadcrumb, the nearest last. */
export const usePageParents = (given: readonly PageParent[]): void => {
  // Made anew each time that the page is drawn.
  const known = JSON.stringify(given);
  useEffect(() => {
    parents = JSON.parse(known);
    change(current);
    return () => {
      parents = NONE;
      change(current);
    };
  }, [known]);
};

/** What the open page's record lies beneath, as far as it is registered. */
export const useOpenPageParents = (): readonly PageParent[] =>
  useExternal(listeners.subscribe, () => parents);
