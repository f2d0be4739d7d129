import MoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import look from './partTabs.module.css';

interface Part {
  key: string;
  label: string;
  /** How many there are in it, where that is known. */
  count?: number;
  isWrong: boolean;
}

/** A tab's label with how many there are in it. */
const Counted = ({ label, count }: Pick<Part, 'label' | 'count'>) => (
  <>
    {label}
    {Boolean(count) && (
      <span aria-hidden="true" className={look.count}>
        {count}
      </span>
    )}
  </>
);

interface Props {
  /** Prefix of the tabs' ids. */
  id: string;
  parts: readonly Part[];
  open: string;
  onOpen(part: string): void;
}

/** Pixels over which the strip fades out. */
const FADE = 32;

const scrollerOf = (strip: HTMLElement | null) =>
  strip?.querySelector<HTMLElement>('.MuiTabs-scroller') ?? null;

/** How wide the strip is, in pixels, where that is less than its tabs take; 0 where all fit. */
const useNarrowness = (strip: { readonly current: HTMLElement | null }): number => {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const scroller = scrollerOf(strip.current);
    if (!scroller) return;
    const measure = () =>
      setRoom(scroller.scrollWidth > scroller.clientWidth ? scroller.clientWidth : 0);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [strip]);
  return room;
};

/** Brings a tab to the middle of the strip, with what stands on either side. */
const showTab = (strip: HTMLElement | null, id: string) => {
  const scroller = scrollerOf(strip);
  const tab = document.getElementById(id);
  if (!scroller || !tab) return;
  const [frame, own] = [scroller.getBoundingClientRect(), tab.getBoundingClientRect()];
  scroller.scrollLeft += own.left + own.width / 2 - (frame.left + frame.width / 2);
};

const AllParts = ({ parts, open, onOpen }: Omit<Props, 'id'>) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        endIcon={<MoreIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ flex: 'none', color: 'text.secondary' }}
      >
        {translate('views.allParts', { count: parts.length })}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {parts.map(({ key, label, isWrong }) => (
          <MenuItem
            key={key}
            selected={key === open}
            onClick={() => {
              close();
              onOpen(key);
            }}
            sx={isWrong ? { color: 'error.main' } : undefined}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

/** A tab for each part of a record; where they don't fit, a menu beside them names them all. */
export const PartTabs = ({ id, parts, open, onOpen }: Props) => {
  const strip = useRef<HTMLDivElement>(null);
  const room = useNarrowness(strip);
  const overflows = room > 0;
  const shown = useRef('');
  useLayoutEffect(() => {
    const now = `${open} ${room}`;
    if (shown.current !== now) showTab(strip.current, `${id}-tab-${open}`);
    shown.current = now;
  });
  return (
    <Box ref={strip} sx={{ display: 'flex', borderBottom: 1, borderColor: 'divider', px: 1 }}>
      <Tabs
        value={open}
        onChange={(_, next: string) => onOpen(next)}
        variant="scrollable"
        scrollButtons={false}
        sx={{
          flex: 1,
          minWidth: 0,
          // A tab that goes on beyond the strip fades out, rather than to be cut off in a letter.
          ...(overflows && {
            '& .MuiTabs-scroller': {
              maskImage: `linear-gradient(to right, #000 calc(100% - ${FADE}px), transparent)`,
            },
            // As wide as its tabs, the strip ends behind the last one.
            '& .MuiTabs-list': { pr: `${FADE}px`, width: 'max-content' },
          }),
        }}
      >
        {parts.map(({ key, label, count, isWrong }) => (
          <Tab
            key={key}
            value={key}
            id={`${id}-tab-${key}`}
            aria-controls={`${id}-panel`}
            label={<Counted label={label} count={count} />}
            sx={{ minWidth: 0, flexDirection: 'row', ...(isWrong && { color: 'error.main' }) }}
          />
        ))}
      </Tabs>
      {overflows && <AllParts parts={parts} open={open} onOpen={onOpen} />}
    </Box>
  );
};
