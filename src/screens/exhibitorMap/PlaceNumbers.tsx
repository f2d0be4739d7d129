import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { LabelScope } from '../../fields/labels';
import { useExternal } from '../../ui/useExternal';
import { dragged, type Place, parts, type Size } from './place';
import type { Chosen, Placing } from './usePlacing';

interface Props extends Pick<Placing, 'store' | 'cancel'> {
  chosen: Chosen;
  map: Size;
  labelScope: LabelScope;
  isDisabled: boolean;
}

/** A place whose part was typed: it stays on the map. */
const typedPlace = (place: Place, part: keyof Place, value: number, map: Size): Place => {
  const by = value - place[part];
  if (part === 'topLeftX') return dragged(place, 'whole', [by, 0], map);
  if (part === 'topLeftY') return dragged(place, 'whole', [0, by], map);
  return dragged(place, 'se', part === 'width' ? [by, 0] : [0, by], map);
};

/** The numbers of the exhibitor that is worked on; they and the picture follow one another. */
export const PlaceNumbers = ({ chosen, map, labelScope, isDisabled, store, cancel }: Props) => {
  const { draft, exhibitor } = chosen;
  const place = useExternal(draft.subscribe, draft.get);
  // What is typed stands as it is until the field is left: half a number is none yet.
  const [typed, setTyped] = useState<Partial<Record<keyof Place, string>>>({});
  const leave = () => {
    setTyped({});
    void store();
  };
  return (
    <Box component="section" aria-label={exhibitor.name}>
      <Typography variant="subtitle2" component="h3" sx={{ overflowWrap: 'anywhere', mb: 1 }}>
        {exhibitor.name}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 1, rowGap: 2, pt: 1 }}>
        {parts.map((part) => (
          <TextField
            key={part}
            label={labelScope.field(part)}
            value={typed[part] ?? place[part]}
            disabled={isDisabled}
            onChange={({ target: { value } }) => {
              setTyped({ [part]: value });
              if (/^\d{1,6}$/.test(value)) draft.set(typedPlace(place, part, Number(value), map));
            }}
            onBlur={leave}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== 'Escape') return;
              event.preventDefault();
              event.stopPropagation();
              if (event.key === 'Enter') return leave();
              setTyped({});
              cancel();
            }}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
        ))}
      </Box>
    </Box>
  );
};
