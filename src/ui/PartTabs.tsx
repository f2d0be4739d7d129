import MoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
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

/** Pixels over which the strip fades out. */
const FADE = 32;

interface Props {
  /** Prefix of the tabs' ids. */
  id: string;
  parts: readonly Part[];
  open: string;
  onOpen(part: string): void;
}

/** Brings a tab to the middle of the strip, with what stands on either side. */
const showTab = (scroller: HTMLElement, id: string) => {
  const tab = document.getElementById(id);
  if (!tab) return;
  const [frame, own] = [scroller.getBoundingClientRect(), tab.getBoundingClientRect()];
  scroller.scrollLeft += own.left + own.width / 2 - (frame.left + frame.width / 2);
};

/**
 * Keeps the open tab in sight. Measured once the page is laid out, rather than laid out for it; what is found is drawn
 * after the page is painted.
 *
 * @returns whether the tabs take more room than the strip has
 */
const useOverflow = (strip: RefObject<HTMLElement | null>, openTab: string): boolean => {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const scroller = strip.current?.querySelector<HTMLElement>('.MuiTabs-scroller');
    if (!scroller) return;
    const observer = new ResizeObserver(() => {
      setOverflows(scroller.scrollWidth > scroller.clientWidth);
      showTab(scroller, openTab);
    });
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [strip, openTab]);
  return overflows;
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
  const overflows = useOverflow(strip, `${id}-tab-${open}`);
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
