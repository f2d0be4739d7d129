import CloseIcon from '@mui/icons-material/CloseOutlined';
import Fullscreen from '@mui/icons-material/FullscreenOutlined';
import PhoneIcon from '@mui/icons-material/SmartphoneOutlined';
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

/** The widths that a page is drawn at before it is made to fit its place: the wider it is, the less can be read there. */
const WIDTHS = { screen: 800, phone: 390 } as const;

/** What visitors open gives way to its place, as on any screen, before it gets smaller than this: 16 pixels are 12.8. */
const SMALLEST = 0.8;

type LiveTexts = typeof en & Readonly<Record<Exclude<Hindrance, 'none'>, string>>;

/** How wide a page's place is. */
const useRoom = () => {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number>(WIDTHS.screen);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, room] as const;
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

interface WholeProps extends FrameProps {
  isPhone: boolean;
  onClose(): void;
}

const WholeScreen = ({ onClose, isPhone, ...frame }: WholeProps) => {
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
      <SandboxFrame className={isPhone ? `${look.whole} ${look.narrow}` : look.whole} {...frame} />
    </Dialog>
  );
};

interface Props {
  /** Identifies the page among those open in the tab. */
  name: string;
  title: string;
  page: WrittenPage;
  /** Visitors open it on their phones as well: it can be looked at as wide as those are. */
  hasPhone?: boolean;
  /** Shows the page alone. */
  isBare?: boolean;
  /** The picture's caption. */
  children?: ReactNode;
}

/** What somebody writes as it will look, drawn anew while it is written; it can be seen on the whole screen. */
export const LivePage = ({ name, title, page, hasPhone, isBare = false, children }: Props) => {
  const texts = useLiveTexts();
  const { document, hindrance, run, ended, left } = useSandboxDocument(name, page);
  const [isPhone, setPhone] = useState(false);
  const [box, room] = useRoom();
  const widest = hasPhone ? Math.min(WIDTHS.screen, room / SMALLEST) : WIDTHS.screen;
  const width = isPhone ? WIDTHS.phone : widest;
  const [isWhole, setWhole] = useState(false);
  const frame = { title, page: document, onDrawn: ended, onLeft: left };
  const picture = (
    <div ref={box} className={isPhone ? `${look.box} ${look.phone}` : look.box}>
      <div style={{ width, transform: `scale(${room / width})` }} className={look.page}>
        {!isWhole && <SandboxFrame className={look.frame} {...frame} />}
      </div>
    </div>
  );
  if (isBare) return picture;
  return (
    <Box component="figure" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      {picture}
      <Hindered hindrance={hindrance} onRun={run} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button startIcon={<Fullscreen />} onClick={() => setWhole(true)}>
          {texts.whole}
        </Button>
        {hasPhone && (
          <Button
            startIcon={<PhoneIcon />}
            aria-pressed={isPhone}
            variant={isPhone ? 'outlined' : 'text'}
            onClick={() => setPhone(!isPhone)}
          >
            {texts.phone}
          </Button>
        )}
      </Box>
      {children && (
        <Box component="figcaption" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {children}
        </Box>
      )}
      {isWhole && <WholeScreen {...frame} isPhone={isPhone} onClose={() => setWhole(false)} />}
    </Box>
  );
};
