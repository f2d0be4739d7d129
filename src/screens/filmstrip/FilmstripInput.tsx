import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LabelledGroup } from '../../fields/inputs/LabelledGroup';
import type { DrawnInputProps } from '../../fields/rowLooks';
import { Reorderable } from '../../ui/reorder/Reorderable';
import { ReorderableItem } from '../../ui/reorder/ReorderableItem';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { AddItems } from './AddItems';
import { ItemEntry } from './ItemEntry';
import { strip } from './Strip';
import { StripBar } from './StripBar';
import { useStripTexts } from './texts';
import { useItems } from './useItems';
import { useLengths } from './useLengths';

const addingLook = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  ml: { md: 'auto' },
  mt: { xs: 1.5, md: 0 },
} as const;

/** Small screens have no room for what adds items beside the preview: there it stands where they are added. */
const NARROW = '(max-width: 899.95px)';

/** The items of a playlist as a filmstrip: added, timed, put in order, removed and brought back. */
const FilmstripInput = (props: DrawnInputProps) => {
  const { record, isDisabled } = props;
  const texts = useStripTexts();
  const isNarrow = useMediaQuery(NARROW);
  const { items, keys, announcement, add, move, remove, change } = useItems(props);
  const { time, lengthOf, noteLength } = useLengths(items, Number(record.defDuration) || 0);
  // The library takes 0 for none.
  const rows = items.map((item, index) => ({ id: (keys[index] ?? index) + 1, item, index }));
  const adding = (
    <Box sx={addingLook}>
      <AddItems isDisabled={isDisabled} onAdd={add} />
    </Box>
  );
  return (
    <LabelledGroup {...props}>
      <StripBar items={items} time={time} record={record}>
        {!isNarrow && adding}
      </StripBar>
      {items.length === 0 && <Typography color="text.secondary">{texts.empty}</Typography>}
      <Box sx={strip}>
        <Reorderable rows={rows} nameOf={({ item }) => item.title} onMove={move} isGrid>
          {rows.map(({ id, item, index }) => (
            <ReorderableItem key={id} id={id} name={item.title} isDisabled={isDisabled}>
              {(handle) => (
                <ItemEntry
                  {...props}
                  item={item}
                  index={index}
                  total={items.length}
                  length={lengthOf(item)}
                  handle={handle}
                  onLength={(seconds) => noteLength(item, seconds)}
                  onMove={(by) => move(index, index + by)}
                  onRemove={() => remove(index)}
                  onChange={(parts) => change(index, parts)}
                />
              )}
            </ReorderableItem>
          ))}
        </Reorderable>
      </Box>
      {isNarrow && adding}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </LabelledGroup>
  );
};

export default FilmstripInput;
