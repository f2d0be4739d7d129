import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { type DataRecord, isFile, type Resource } from '../../../schemas';
import { type LabelScope, useLabels } from '../../fields/labels';
import { mayChangeParts } from '../../session/rights';
import { FailedToLoad } from '../../ui/loading/FailedToLoad';
import { SaveFailure } from '../../ui/loading/SaveFailure';
import { TabSkeleton } from '../../ui/loading/TabSkeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { fileAddress } from '../../uploads/uploadFiles';
import type { ScreenProps } from '../../views/screenContexts';
import { ExhibitorList } from './ExhibitorList';
import { MapToolbar } from './MapToolbar';
import { PlaceNumbers } from './PlaceNumbers';
import type { Size } from './place';
import { Stage } from './Stage';
import { type Exhibitor, useExhibitors } from './useExhibitors';
import { type Placing, usePlacing } from './usePlacing';
import { useZoom } from './useZoom';
import './texts';

/** Where the picture is read that exhibitors stand on; none where there is none. */
const mapAddress = ({ fields }: Resource, record: DataRecord): string | undefined => {
  const { mapImage } = record;
  const field = fields.mapImage;
  return typeof mapImage === 'string' && mapImage !== '' && field && isFile(field)
    ? fileAddress(mapImage, { field, record })
    : undefined;
};

const NoMap = ({ isBroken }: { isBroken: boolean }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', py: 2 }}>
      <Typography>{translate(isBroken ? 'exhibitorMap.broken' : 'exhibitorMap.noMap')}</Typography>
      <Button component={Link} to="?tab=images" variant="outlined">
        {translate('exhibitorMap.addMap')}
      </Button>
    </Box>
  );
};

interface BoardProps extends ScreenProps {
  address: string;
  onBroken(): void;
}

interface BesideProps {
  rows: readonly Exhibitor[];
  placing: Placing;
  map: Size | null;
  mayChange: boolean;
  labels: LabelScope;
}

/** The numbers of the exhibitor that is worked on, and the list of all. */
const Beside = ({ rows, placing, map, mayChange, labels }: BesideProps) => {
  const translate = useTranslate();
  const { chosen, choose } = placing;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'auto minmax(0, 1fr)',
        minHeight: 0,
        maxHeight: { xs: 480, md: 'min(70vh, 720px)' },
      }}
    >
      {chosen && map ? (
        <PlaceNumbers
          key={chosen.exhibitor.id}
          {...placing}
          chosen={chosen}
          map={map}
          labelScope={labels}
          isDisabled={!mayChange}
        />
      ) : (
        <Typography color="text.secondary">{translate('exhibitorMap.none')}</Typography>
      )}
      <ExhibitorList rows={rows} chosenId={chosen?.exhibitor.id} onChoose={choose} />
    </Box>
  );
};

/** The map, and beside it the list of exhibitors and the numbers of the one that is worked on. */
const Board = ({ definition, record, address, onBroken }: BoardProps) => {
  const translate = useTranslate();
  const labels = useLabels(definition.name).subList('exhibitors');
  const exhibitors = useExhibitors();
  const { rows, error, reload, saving, canUndo } = exhibitors;
  const placing = usePlacing(exhibitors);
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<Size | null>(null);
  const zoom = useZoom(frame, map);
  const mayChange = mayChangeParts(definition, record);
  if (error) return <FailedToLoad error={error} onRetry={reload} />;
  if (!rows) return <TabSkeleton />;
  const { announcement, takeBack } = placing;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <SaveFailure failure={saving.failure} onRetry={saving.retry} />
      <Typography variant="body2" color="text.secondary">
        {translate(mayChange ? 'exhibitorMap.help' : 'exhibitorMap.readOnly')}
      </Typography>
      <MapToolbar
        zoom={zoom}
        canUndo={canUndo}
        isBusy={saving.isBusy}
        mayChange={mayChange}
        onUndo={takeBack}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 280px' },
        }}
      >
        <Stage
          frame={frame}
          address={address}
          rows={rows}
          placing={placing}
          map={map}
          zoom={zoom.zoom}
          mayChange={mayChange}
          onMap={setMap}
          onBroken={onBroken}
        />
        <Beside rows={rows} placing={placing} map={map} mayChange={mayChange} labels={labels} />
      </Box>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </Box>
  );
};

/** Exhibitors as rectangles on the map, which are moved and sized by pointer, by keyboard and by numbers. */
const ExhibitorMap = (props: ScreenProps) => {
  const { definition, record } = props;
  const [broken, setBroken] = useState('');
  const address = mapAddress(definition, record);
  if (address === undefined || broken === address) return <NoMap isBroken={broken !== ''} />;
  return <Board {...props} address={address} onBroken={() => setBroken(address)} />;
};

export default ExhibitorMap;
