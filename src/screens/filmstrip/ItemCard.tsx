import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ReferredTitle } from '../../kinds/reference/ReferredTitle';
import { TOUCH } from '../../ui/theme/touch';
import { filled } from '../../ui/useTexts';
import { ItemPicture } from './ItemPicture';
import { type Item, isVideo, writtenTime } from './items';
import { useStripTexts } from './texts';

/** As high as the buttons that stand in it. */
const headLook = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 34,
  [TOUCH]: { minHeight: 44 },
} as const;

interface Props {
  item: Item;
  /** From 1. */
  place: number;
  total: number;
  /** What is known of a video's length, in seconds. */
  length: number | undefined;
  onLength(seconds: number): void;
  /** It leads nowhere. */
  isStill?: boolean;
  /** Stands beside the item's number. */
  tools?: ReactNode;
  /** Stands beneath its title. */
  children: ReactNode;
}

/** For how long an item is shown, where that isn't entered. */
export const ItemTime = ({ item, length }: Pick<Props, 'item' | 'length'>) => {
  const texts = useStripTexts();
  if (!isVideo(item)) return filled(texts.seconds, { seconds: item.duration ?? 0 });
  return length === undefined
    ? texts.wholeVideo
    : filled(texts.wholeVideoOf, { time: writtenTime(length) });
};

/** What an item is called; a price sheet's title leads to it. */
const ItemTitle = ({ item, isStill }: Pick<Props, 'item' | 'isStill'>) => {
  const texts = useStripTexts();
  const { title, priceSheetId } = item;
  return priceSheetId === null || isStill ? (
    title || texts.gone
  ) : (
    <ReferredTitle to="pricesheets" id={priceSheetId} title={title} />
  );
};

/** One picture of the strip: what is shown, what it is called, and for how long. */
export const ItemCard = (props: Props) => {
  const { item, place, total, onLength, tools, children } = props;
  const texts = useStripTexts();
  const { title, deleted } = item;
  return (
    <Paper
      variant="outlined"
      role="group"
      aria-label={`${filled(texts.place, { place, total })}: ${title || texts.gone}`}
      sx={{ overflow: 'hidden', height: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Box sx={deleted ? { opacity: 0.4 } : undefined}>
        <ItemPicture item={item} onLength={onLength} />
      </Box>
      <Box sx={{ p: 1, display: 'grid', gap: 1.5 }}>
        <Box sx={headLook}>
          <Typography variant="body2" color="text.secondary" sx={{ flex: 1, px: 0.5 }}>
            {place}
          </Typography>
          {tools}
        </Box>
        <Typography
          variant="body2"
          sx={{
            fontWeight: 500,
            overflowWrap: 'anywhere',
            textDecoration: deleted ? 'line-through' : undefined,
          }}
        >
          <ItemTitle {...props} />
        </Typography>
        {children}
      </Box>
    </Paper>
  );
};
