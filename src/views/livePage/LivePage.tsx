import CloseIcon from '@mui/icons-material/CloseOutlined';
import Fullscreen from '@mui/icons-material/FullscreenOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { livePage as en } from '../../../i18n/en/livePage';
import { livePage as nl } from '../../../i18n/nl/livePage';
import { useTexts } from '../../ui/useTexts';
import look from './livePage.module.css';
import { SandboxFrame } from './SandboxFrame';
import type { WrittenPage } from './sandboxDocument';
import { type Hindrance, type ShownPage, useSandboxDocument } from './useSandboxDocument';

/** The width that a page is drawn at before it is made to fit its place. */
const PAGE_WIDTH = 960;

type LiveTexts = typeof en & Readonly<Record<Exclude<Hindrance, 'none'>, string>>;

/** By how much a page of `PAGE_WIDTH` is made smaller to fit an element. */
const useScale = () => {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0.3);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScale(element.clientWidth / PAGE_WIDTH));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, scale] as const;
};

const useLiveTexts = () => useTexts<LiveTexts>({ en, nl });

const Hindered = ({ hindrance, onRun }: { hindrance: Hindrance; onRun(): void }) => {
  const texts = useLiveTexts();
  if (hindrance === 'none') return null;
  return (
    <Alert
      severity="warning"
      action={
        hindrance !== 'insecure' && (
          <Button color="inherit" size="small" onClick={onRun}>
            {texts.run}
          </Button>
        )
      }
    >
      {texts[hindrance]}
    </Alert>
  );
};

interface FrameProps {
  title: string;
  page: ShownPage | null;
  onDrawn(): void;
  onLeft(): void;
}

const WholeScreen = ({ onClose, ...frame }: FrameProps & { onClose(): void }) => {
  const texts = useLiveTexts();
  const id = useId();
  return (
    <Dialog fullScreen open onClose={onClose} aria-labelledby={id}>
      <div className={look.head}>
        <h2 id={id}>{frame.title}</h2>
        <Button startIcon={<CloseIcon />} onClick={onClose}>
          {texts.close}
        </Button>
      </div>
      <SandboxFrame className={look.whole} {...frame} />
    </Dialog>
  );
};

interface Props {
  /** Tells the page from others that are open in the tab. */
  name: string;
  title: string;
  page: WrittenPage;
  /** Shows the page alone. */
  isBare?: boolean;
  /** What is said of the picture, beneath it. */
  children?: ReactNode;
}

/** What somebody writes as it will look, drawn anew while it is written; it can be seen on the whole screen. */
export const LivePage = ({ name, title, page, isBare = false, children }: Props) => {
  const texts = useLiveTexts();
  const { document, hindrance, run, ended, left } = useSandboxDocument(name, page);
  const [box, scale] = useScale();
  const [isWhole, setWhole] = useState(false);
  const frame = { title, page: document, onDrawn: ended, onLeft: left };
  const picture = (
    <div ref={box} className={look.box}>
      <div style={{ width: PAGE_WIDTH, transform: `scale(${scale})` }} className={look.page}>
        {!isWhole && <SandboxFrame className={look.frame} {...frame} />}
      </div>
    </div>
  );
  if (isBare) return picture;
  return (
    <Box component="figure" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      {picture}
      <Hindered hindrance={hindrance} onRun={run} />
      <Button
        startIcon={<Fullscreen />}
        onClick={() => setWhole(true)}
        sx={{ justifySelf: 'start' }}
      >
        {texts.whole}
      </Button>
      {children && (
        <Box component="figcaption" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {children}
        </Box>
      )}
      {isWhole && <WholeScreen {...frame} onClose={() => setWhole(false)} />}
    </Box>
  );
};
