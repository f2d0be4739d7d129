import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LabelScope } from '../../fields/labels';
import { TOUCH } from '../../ui/theme/touch';
import { ItemCard, ItemTime } from './ItemCard';
import type { Item } from './items';
import type { useLengths } from './useLengths';

/** Pictures beside each other, line by line. */
export const strip = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 210px), 1fr))',
} as const;

/** As high as the controls by which it is entered. */
const line = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 36,
  whiteSpace: 'pre',
  [TOUCH]: { minHeight: 44 },
} as const;

interface Props {
  items: readonly Item[];
  lengths: ReturnType<typeof useLengths>;
  /** Of the items' fields. */
  labels: LabelScope;
  /** Nothing in it leads anywhere. */
  isStill?: boolean;
}

/** Items as they follow each other: what is shown, for how long, and how it comes. */
export const Strip = ({ items, lengths, labels, isStill }: Props) => (
  <Box sx={strip}>
    {items.map((item, index) => {
      const length = lengths.lengthOf(item);
      return (
        <ItemCard
          key={item.id}
          item={item}
          place={index + 1}
          total={items.length}
          length={length}
          onLength={(seconds) => lengths.noteLength(item, seconds)}
          isStill={isStill}
        >
          <Typography variant="body2" color="text.secondary" sx={line}>
            <ItemTime item={item} length={length} />
            {item.transition ? ` · ${labels.code('transition', item.transition)}` : ''}
          </Typography>
        </ItemCard>
      );
    })}
  </Box>
);
