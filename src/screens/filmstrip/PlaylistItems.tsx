import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { playlists } from '../../../resources/signage/playlists';
import type { RecordOf } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { filled } from '../../ui/useTexts';
import type { PictureProps } from '../../views/screenContexts';
import { Strip } from './Strip';
import { Runs } from './StripBar';
import { useStripTexts } from './texts';
import { useLengths } from './useLengths';

/** A playlist as screens go through it: its items in their order, how long they run, and the ticker. */
const PlaylistItems = ({ definition, record }: PictureProps) => {
  const texts = useStripTexts();
  const labels = useLabels(definition.name).rows('playListItems');
  const { playListItems, defDuration, showTicker, tickerType } = record as unknown as RecordOf<
    typeof playlists
  >;
  const lengths = useLengths(playListItems, defDuration ?? 0);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      {playListItems.length === 0 ? (
        <Typography color="text.secondary">{texts.emptyView}</Typography>
      ) : (
        <>
          <Runs time={lengths.time} />
          <Strip items={playListItems} lengths={lengths} labels={labels} isStill />
        </>
      )}
      {showTicker && (
        <Typography variant="body2" color="text.secondary">
          {filled(texts.ticker, { type: tickerType ?? 0 })}
        </Typography>
      )}
    </Box>
  );
};

export default PlaylistItems;
