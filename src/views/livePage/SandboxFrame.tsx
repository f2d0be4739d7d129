import { useEffect, useRef, useState } from 'react';
import { useTakenOver } from '../../session/useTakenOver';
import type { ShownPage } from './useSandboxDocument';

/** The page in which the server lets what people wrote run: `server/http/sandboxPage.ts`. */
const ADDRESS = '/internal/sandbox';

/** The frame's messages about itself and its documents, by the numbers of their requests. */
interface FrameMessage {
  isReady?: true;
  drawn?: number;
  left?: number;
}

interface Props {
  title: string;
  /** Nothing is shown before there is one. */
  page: ShownPage | null;
  /** When a document has been read, and what it began with was done. */
  onDrawn(page: string): void;
  /** When the frame was led away from the document that was requested last; once, however often it goes on. */
  onLeft(): void;
  className?: string;
}

/**
 * Shows a document that may hold anything: in a frame of no origin within another one, so that it can be drawn and
 * can reach nothing. What comes out of it is taken from the outer frame alone, which is ours.
 */
export const SandboxFrame = ({ title, page, onDrawn, onLeft, className }: Props) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setIsReady] = useState(false);
  const asked = useRef({ number: 0, page: '', hasLeft: false });
  const callbacks = useRef({ onDrawn, onLeft });
  // A page that is called otherwise is still the same page, and its script isn't run again for it.
  const called = useRef(title);
  useEffect(() => {
    callbacks.current = { onDrawn, onLeft };
    called.current = title;
  });
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<FrameMessage>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      if (data.isReady) setIsReady(true);
      const { number, page: drawn, hasLeft } = asked.current;
      if (data.drawn === number) callbacks.current.onDrawn(drawn);
      if (data.left !== number || hasLeft) return;
      asked.current.hasLeft = true;
      callbacks.current.onLeft();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    if (!isReady || page === null) return;
    const number = asked.current.number + 1;
    asked.current = { number, page: page.text, hasLeft: false };
    // It has no origin that could be named; only the requested page is in it.
    frame.current?.contentWindow?.postMessage(
      { page: page.text, title: called.current, number },
      '*',
    );
  }, [isReady, page]);
  // It is ready once, and whoever isn't there yet doesn't learn of it.
  if (!useTakenOver()) return <div className={className} />;
  return (
    <iframe ref={frame} className={className} title={title} sandbox="allow-scripts" src={ADDRESS} />
  );
};
