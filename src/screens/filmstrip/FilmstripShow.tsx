import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DrawnShowProps } from '../../fields/rowLooks';
import { ItemCard, ItemTime } from './ItemCard';
import type { Item } from './items';
import { StripBar, strip } from './StripBar';
import { useStripTexts } from './texts';
import { useLengths } from './useLengths';

/** The items of a playlist to be looked at, and played. */
const FilmstripShow = ({ value, record, labelScope, name }: DrawnShowProps) => {
  const texts = useStripTexts();
  const items = value as readonly Item[];
  const { time, lengthOf, noteLength } = useLengths(items, Number(record.defDuration));
  if (items.length === 0) return <Typography color="text.secondary">{texts.emptyView}</Typography>;
  const labels = labelScope.rows(name);
  return (
    <>
      <StripBar items={items} time={time} record={record} />
      <Box sx={strip}>
        {items.map((item, index) => (
          <ItemCard
            key={item.id}
            item={item}
            place={index + 1}
            total={items.length}
            length={lengthOf(item)}
            onLength={(seconds) => noteLength(item, seconds)}
          >
            <Typography variant="body2" color="text.secondary">
              <ItemTime item={item} length={lengthOf(item)} />
              {item.transition ? ` · ${labels.code('transition', item.transition)}` : ''}
            </Typography>
          </ItemCard>
        ))}
      </Box>
    </>
  );
};

export default FilmstripShow;
