import Box from '@mui/material/Box';
import { type RefObject, useEffect, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { ActiveStand } from './ActiveStand';
import type { Size } from './place';
import { Stands } from './Stands';
import { useDragging } from './useDragging';
import type { Exhibitor } from './useExhibitors';
import type { Placing } from './usePlacing';

interface Props {
  frame: RefObject<HTMLDivElement | null>;
  address: string;
  rows: readonly Exhibitor[];
  placing: Placing;
  /** Known once the picture is there. */
  map: Size | null;
  zoom: number;
  mayChange: boolean;
  onMap(map: Size): void;
  onBroken(): void;
}

interface LayerProps extends Pick<Props, 'rows' | 'placing' | 'zoom' | 'mayChange'> {
  map: Size;
}

const Layer = ({ rows, placing, map, zoom, mayChange }: LayerProps) => {
  const { chosen } = placing;
  const id = chosen?.exhibitor.id;
  const others = useMemo(() => rows.filter((row) => row.id !== id), [rows, id]);
  const drag = useDragging({ rows, map, zoom, mayChange, ...placing });
  return (
    <Box {...drag} sx={{ position: 'absolute', inset: 0 }}>
      <Stands rows={others} map={map} />
      {chosen && (
        <ActiveStand
          key={chosen.draft.number}
          {...placing}
          chosen={chosen}
          map={map}
          zoom={zoom}
          mayChange={mayChange}
        />
      )}
    </Box>
  );
};

/** Scrolls to what is chosen: in the list it may be that of something outside the frame. */
const useInSight = (frame: Props['frame'], { chosen }: Pick<Placing, 'chosen'>, zoom: number) =>
  useEffect(() => {
    const { current } = frame;
    if (!current || !chosen) return;
    const place = chosen.draft.get();
    const [left, top] = [place.topLeftX * zoom, place.topLeftY * zoom];
    const isSeen =
      left >= current.scrollLeft &&
      top >= current.scrollTop &&
      left + place.width * zoom <= current.scrollLeft + current.clientWidth &&
      top + place.height * zoom <= current.scrollTop + current.clientHeight;
    if (!isSeen)
      current.scrollTo({
        left: left - current.clientWidth / 2,
        top: top - current.clientHeight / 2,
      });
  }, [frame, chosen, zoom]);

/** The map with the exhibitors on it, in a frame that scrolls where the map is larger. */
export const Stage = ({ frame, address, map, zoom, onMap, onBroken, ...props }: Props) => {
  const translate = useTranslate();
  useInSight(frame, props.placing, zoom);
  return (
    <Box
      ref={frame}
      role="group"
      aria-label={translate('exhibitorMap.map')}
      // It scrolls, so the keyboard must reach it.
      tabIndex={0}
      sx={{
        position: 'relative',
        overflow: 'auto',
        boxSizing: 'content-box',
        // As large whatever is on it: how large the map is isn't known before it is there.
        aspectRatio: '4 / 3',
        maxHeight: 'min(70vh, 720px)',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: '#fff',
        colorScheme: 'light',
      }}
    >
      <Box
        sx={{
          position: 'relative',
          mx: 'auto',
          width: map ? map.width * zoom : '100%',
          height: map ? map.height * zoom : 'auto',
        }}
      >
        <img
          src={address}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            onMap({ width: naturalWidth, height: naturalHeight })
          }
          onError={onBroken}
          style={{ display: 'block', width: '100%', height: map ? '100%' : 'auto' }}
        />
        {map && <Layer {...props} map={map} zoom={zoom} />}
      </Box>
    </Box>
  );
};
