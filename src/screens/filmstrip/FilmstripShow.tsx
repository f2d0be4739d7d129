import Typography from '@mui/material/Typography';
import type { DrawnShowProps } from '../../fields/rowLooks';
import type { Item } from './items';
import { Strip } from './Strip';
import { StripBar } from './StripBar';
import { useStripTexts } from './texts';
import { useLengths } from './useLengths';

/** The items of a playlist to be looked at, and played. */
const FilmstripShow = ({ value, record, labelScope, name }: DrawnShowProps) => {
  const texts = useStripTexts();
  const items = value as readonly Item[];
  const lengths = useLengths(items, Number(record.defDuration));
  if (items.length === 0) return <Typography color="text.secondary">{texts.emptyView}</Typography>;
  return (
    <>
      <StripBar items={items} time={lengths.time} record={record} />
      <Strip items={items} lengths={lengths} labels={labelScope.rows(name)} />
    </>
  );
};

export default FilmstripShow;
