import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Suspense, use, useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import { type DataRecord, pictureName } from '../../../schemas';
import { useReferred } from '../../kinds/reference/useReferred';
import { PicturesContext } from '../../views/screenContexts';

const SHEETS = 'pricesheets';

interface Props {
  id: number;
  /** It can't be read. */
  onBroken(): void;
}

/** A price sheet as its own page draws it. */
const Drawn = ({ id, onBroken }: Props) => {
  const provider = useDataProvider();
  const definition = useReferred(SHEETS);
  const pictures = use(PicturesContext);
  const { data: record, isError } = useQuery({
    queryKey: [SHEETS, 'whole', id],
    queryFn: async () => (await provider.getOne<DataRecord>(SHEETS, { id })).data,
    retry: false,
  });
  const isBroken = !record && (isError || definition === null);
  useEffect(() => {
    if (isBroken) onBroken();
  }, [isBroken, onBroken]);
  const picture = definition?.picture;
  const Sheet = picture && pictures?.[pictureName(picture)];
  if (!definition || !record || !Sheet) return null;
  return <Sheet definition={definition} record={record} isBare />;
};

/** A price sheet as small as an item of the strip; it is only looked at. */
export const SheetThumb = (props: Props) => (
  <Box inert sx={{ width: '75%', height: '100%', overflow: 'hidden', bgcolor: 'common.white' }}>
    <Suspense>
      <Drawn {...props} />
    </Suspense>
  </Box>
);

/** A price sheet as an item of the preview. */
export const SheetSlide = (props: Props) => (
  <Box
    sx={{
      height: '100%',
      overflow: 'auto',
      display: 'grid',
      placeItems: 'center',
      bgcolor: 'common.white',
      '& > *': { width: 'min(100%, calc((100vh - 120px) * 4 / 3))' },
    }}
  >
    <Suspense>
      <Drawn {...props} />
    </Suspense>
  </Box>
);
