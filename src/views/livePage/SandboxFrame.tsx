import { useEffect, useRef, useState } from 'react';

/** The page in which the server lets what people wrote run: `server/http/sandboxPage.ts`. */
const ADDRESS = '/internal/sandbox';

interface Props {
  title: string;
  /** The document; nothing is shown before there is one. */
  page: string | null;
  /** When a document has been read, and what it began with was done. */
  onDrawn(page: string): void;
  className?: string;
}

/**
 * Shows a document that may hold anything: in a frame of no origin within another one, so that it can be drawn and
 * can reach nothing. What comes out of it is taken from the outer frame alone, which is ours.
 */
export const SandboxFrame = ({ title, page, onDrawn, className }: Props) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setIsReady] = useState(false);
  const asked = useRef<{ number: number; page: string }>({ number: 0, page: '' });
  const drawn = useRef(onDrawn);
  // A page that is called otherwise is still the same page, and its script isn't run again for it.
  const called = useRef(title);
  useEffect(() => {
    drawn.current = onDrawn;
    called.current = title;
  });
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<{ isReady?: true; drawn?: number }>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      if (data.isReady) setIsReady(true);
      else if (data.drawn === asked.current.number) drawn.current(asked.current.page);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    if (!isReady || page === null) return;
    const number = asked.current.number + 1;
    asked.current = { number, page };
    // It has no origin that could be named; only the page that was asked for is in it.
    frame.current?.contentWindow?.postMessage({ page, title: called.current, number }, '*');
  }, [isReady, page]);
  return (
    <iframe ref={frame} className={className} title={title} sandbox="allow-scripts" src={ADDRESS} />
  );
};
