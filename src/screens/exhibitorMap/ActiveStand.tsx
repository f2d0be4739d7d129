import Box from '@mui/material/Box';
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { grips, pressed, type Size } from './place';
import type { Chosen, Placing } from './usePlacing';

const corners = grips.filter((grip) => grip !== 'whole');

/** Where a corner's handle stands: beside the rectangle, whose middle stays free however small it is drawn. */
const at = {
  nw: { left: -16, top: -16, cursor: 'nwse-resize' },
  ne: { right: -16, top: -16, cursor: 'nesw-resize' },
  sw: { left: -16, bottom: -16, cursor: 'nesw-resize' },
  se: { right: -16, bottom: -16, cursor: 'nwse-resize' },
} as const;

const handle = {
  position: 'absolute',
  width: 14,
  height: 14,
  bgcolor: 'common.white',
  border: '2px solid #8a3d00',
  borderRadius: '3px',
  touchAction: 'none',
} as const;

/** The stand's number, as large as the others have theirs. */
const number = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  color: '#4a2100',
  fontWeight: 600,
  lineHeight: 1,
  pointerEvents: 'none',
} as const;

interface Props extends Pick<Placing, 'announce' | 'store' | 'cancel' | 'takeBack'> {
  chosen: Chosen;
  map: Size;
  zoom: number;
  mayChange: boolean;
}

/** Draws an exhibitor where its draft has it, without React, and gives it the focus. */
const useDrawn = ({ draft }: Chosen, zoom: number) => {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const draw = () => {
      const { topLeftX, topLeftY, width, height } = draft.get();
      const { style } = element.current ?? {};
      if (!style) return;
      style.transform = `translate(${topLeftX * zoom}px, ${topLeftY * zoom}px)`;
      style.width = `${width * zoom}px`;
      style.height = `${height * zoom}px`;
    };
    draw();
    return draft.subscribe(draw);
  }, [draft, zoom]);
  // Whoever works by keyboard goes on where the exhibitor is.
  useLayoutEffect(() => element.current?.focus({ preventScroll: true }), []);
  return element;
};

/** Answers keys: moves, sizes, stores and cancels. */
const keysOf =
  ({ chosen, map, mayChange, ...placing }: Omit<Props, 'zoom'>) =>
  (event: KeyboardEvent): void => {
    const { draft } = chosen;
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
    const place = pressed(draft.get(), event, map);
    if (!mayChange || !(place || isUndo || ['Enter', 'Escape'].includes(event.key))) return;
    // Escape leaves the page's edit mode elsewhere.
    event.stopPropagation();
    event.preventDefault();
    if (place) {
      draft.set(place);
      placing.announce(place);
    } else if (isUndo) void placing.takeBack();
    else if (event.key === 'Enter') void placing.store();
    else placing.cancel();
  };

/** The exhibitor that is worked on: one element, which alone is drawn anew while it is dragged. */
export const ActiveStand = ({ chosen, map, zoom, mayChange, ...placing }: Props) => {
  const { exhibitor } = chosen;
  const translate = useTranslate();
  const id = useId();
  const element = useDrawn(chosen, zoom);
  const onKeyDown = keysOf({ chosen, map, mayChange, ...placing });

  return (
    <Box
      ref={element}
      role="application"
      tabIndex={0}
      aria-label={exhibitor.name}
      aria-roledescription={translate('exhibitorMap.exhibitor')}
      aria-describedby={id}
      data-grip="whole"
      onKeyDown={onKeyDown}
      onBlur={() => void placing.store()}
      sx={{
        position: 'absolute',
        left: 0,
        top: 0,
        boxSizing: 'border-box',
        bgcolor: 'rgb(194 87 0 / 0.35)',
        border: '2px solid #8a3d00',
        cursor: mayChange ? 'move' : 'default',
        touchAction: 'none',
        willChange: 'transform',
        containerType: 'size',
        '&:focus-visible': { outline: '3px solid #fff', boxShadow: '0 0 0 6px #8a3d00' },
      }}
    >
      <Box
        aria-hidden="true"
        sx={{ ...number, fontSize: `clamp(${8 * zoom}px, min(50cqh, 33cqw), ${28 * zoom}px)` }}
      >
        {exhibitor.standNo}
      </Box>
      <VisuallyHidden>
        <span id={id}>{translate(mayChange ? 'exhibitorMap.keys' : 'exhibitorMap.readOnly')}</span>
      </VisuallyHidden>
      {mayChange &&
        corners.map((corner) => (
          <Box
            key={corner}
            data-grip={corner}
            aria-hidden="true"
            sx={{ ...handle, ...at[corner] }}
          />
        ))}
    </Box>
  );
};
