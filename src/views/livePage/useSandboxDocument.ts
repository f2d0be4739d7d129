import { useCallback, useEffect, useRef, useState } from 'react';
import { type Pictures, withOwnPictures } from './ownPictures';
import { runs } from './runs';
import { canRunScripts, sandboxDocument, type WrittenPage } from './sandboxDocument';

/** Milliseconds after the last key before a page is drawn anew. */
const DELAY_MS = 250;

/**
 * What keeps a page's script from running: nothing; that it never ended; that the page led to another address, which
 * isn't shown here; that browsers identify scripts only where the app's own page is secure.
 */
export type Hindrance = 'none' | 'endless' | 'leaves' | 'insecure';

/** A document to be shown; another one of the same text is shown anew. */
export interface ShownPage {
  readonly text: string;
}

const hindranceOf = (name: string): Hindrance => {
  if (!canRunScripts()) return 'insecure';
  return runs.neverEnded(name) ? 'endless' : 'none';
};

/**
 * The document of a written page, put together when typing pauses.
 *
 * @param name identifies the page among those of the tab
 */
export const useSandboxDocument = (name: string, page: WrittenPage) => {
  const [hindrance, setHindrance] = useState(() => hindranceOf(name));
  const [shown, setShown] = useState<ShownPage | null>(null);
  const pictures = useRef<Pictures>(new Map());
  const written = JSON.stringify(page);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const whole = await withOwnPictures(JSON.parse(written), pictures.current);
      const text = await sandboxDocument(whole, hindrance === 'none');
      if (!isCurrent) return;
      if (hindrance === 'none') runs.begin(name);
      setShown({ text });
    }, DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [written, hindrance, name]);
  const ended = useCallback(() => runs.end(name), [name]);
  useEffect(() => {
    if (hindrance !== 'none') return;
    // Neither comes while a script holds the tab.
    window.addEventListener('pagehide', ended);
    return () => {
      window.removeEventListener('pagehide', ended);
      ended();
    };
  }, [hindrance, ended]);
  const left = useCallback(() => {
    if (hindrance === 'none') setHindrance('leaves');
    else setShown((before) => before && { text: before.text });
  }, [hindrance]);
  const run = () => {
    runs.end(name);
    setHindrance('none');
  };
  return { document: shown, hindrance, run, ended, left };
};
