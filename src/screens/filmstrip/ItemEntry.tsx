import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { NestedInputs } from '../../fields/NestedInputs';
import type { DrawnInputProps } from '../../fields/rowLooks';
import { MoveButtons } from '../../ui/reorder/MoveButtons';
import { filled } from '../../ui/useTexts';
import { ItemCard, ItemTime } from './ItemCard';
import { type Item, isVideo } from './items';
import { useStripTexts } from './texts';

interface Props extends Omit<DrawnInputProps, 'value' | 'onChange'> {
  item: Item;
  index: number;
  total: number;
  length: number | undefined;
  /** What it is dragged by. */
  handle: ReactNode;
  onLength(seconds: number): void;
  onMove(by: 1 | -1): void;
  onRemove(): void;
  onChange(parts: Partial<Item>): void;
}

/** On the line on which it is read. */
const line = {
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr)',
  alignItems: 'start',
  gap: 1,
} as const;

/** What is entered of an item: a video lasts as long as it does. */
const Entered = ({ item, index, length, onChange, ...props }: Props) => {
  const { duration, transition } = props.field.fields;
  const fields = isVideo(item) ? { transition } : { duration, transition };
  return (
    <Box sx={line}>
      {isVideo(item) && (
        <Typography variant="body2" color="text.secondary" sx={{ alignSelf: 'center' }}>
          <ItemTime item={item} length={length} />
        </Typography>
      )}
      <NestedInputs
        id={`${props.id}-${index}`}
        isLine
        fields={Object.fromEntries(
          Object.entries(fields).flatMap(([name, field]) => (field ? [[name, field]] : [])),
        )}
        values={item}
        onChange={onChange}
        onBlur={props.onBlur}
        hasFailed={Boolean(props.error)}
        isDisabled={props.isDisabled}
        labelScope={props.labelScope.rows(props.name)}
        resource={props.resource}
      />
    </Box>
  );
};

/** An item of the strip that is being entered; one that is removed can be brought back. */
export const ItemEntry = (props: Props) => {
  const { item, index, total, length, handle, isDisabled, onLength, onMove, onRemove, onChange } =
    props;
  const texts = useStripTexts();
  const name = item.title;
  const tools = (
    <>
      {handle}
      <MoveButtons
        name={name}
        isFirst={index === 0}
        isLast={index === total - 1}
        isBusy={isDisabled}
        isAcross
        onMove={onMove}
      />
      <IconButton
        size="small"
        edge="end"
        disabled={isDisabled}
        aria-label={filled(texts.remove, { name })}
        onClick={onRemove}
      >
        <RemoveIcon fontSize="small" />
      </IconButton>
    </>
  );
  return (
    <ItemCard
      item={item}
      place={index + 1}
      total={total}
      length={length}
      onLength={onLength}
      tools={item.deleted ? undefined : tools}
    >
      {item.deleted ? (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Typography variant="body2" color="text.secondary">
            {texts.removed}
          </Typography>
          <Button
            size="small"
            disabled={isDisabled}
            aria-label={filled(texts.bringBackName, { name })}
            onClick={() => onChange({ deleted: false })}
          >
            {texts.bringBack}
          </Button>
        </Box>
      ) : (
        <Entered {...props} />
      )}
    </ItemCard>
  );
};
