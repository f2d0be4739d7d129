import AddIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { isAllowed } from '../../../dataProvider/session';
import { LabelledGroup } from '../../fields/inputs/LabelledGroup';
import type { DrawnInputProps } from '../../fields/rowLooks';
import type { MediaRecord } from '../../media/MediaRecord';
import { Reorderable } from '../../ui/reorder/Reorderable';
import { ReorderableItem } from '../../ui/reorder/ReorderableItem';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { ItemEntry } from './ItemEntry';
import { StripBar, strip } from './StripBar';
import { useTexts } from './texts';
import { useItems } from './useItems';
import { useLengths } from './useLengths';

const MediaOverlay = lazy(async () => ({
  default: (await import('../../media/MediaOverlay')).MediaOverlay,
}));

interface AddProps {
  isDisabled: boolean | undefined;
  onAdd(files: readonly MediaRecord[]): void;
}

const AddMedia = ({ isDisabled, onAdd }: AddProps) => {
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (!isAllowed('media', 'read'))
    return (
      <Typography variant="body2" color="text.secondary">
        {texts.noMedia}
      </Typography>
    );
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<AddIcon />}
        disabled={isDisabled}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {texts.addMedia}
      </Button>
      {isOpen && (
        <Suspense>
          <MediaOverlay
            title={texts.addMedia}
            of={['images', 'video']}
            onPick={(files) => {
              setOpen(false);
              onAdd(files);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};

/** The items of a playlist as a filmstrip: added, timed, put in order, removed and brought back. */
const FilmstripInput = (props: DrawnInputProps) => {
  const { record, isDisabled } = props;
  const texts = useTexts();
  const { items, keys, said, add, move, remove, change } = useItems(props);
  const { time, lengthOf, noteLength } = useLengths(items, Number(record.defDuration));
  // The library takes 0 for none.
  const rows = items.map((item, index) => ({ id: (keys[index] ?? index) + 1, item, index }));
  return (
    <LabelledGroup {...props}>
      <StripBar items={items} time={time} record={record}>
        <AddMedia isDisabled={isDisabled} onAdd={add} />
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
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </LabelledGroup>
  );
};

export default FilmstripInput;
