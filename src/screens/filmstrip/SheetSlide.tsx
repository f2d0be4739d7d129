import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Suspense, use } from 'react';
import { useDataProvider } from 'react-admin';
import type { DataRecord } from '../../../schemas';
import { useReferred } from '../../kinds/reference/useReferred';
import { PicturesContext } from '../../views/handWritten';

const SHEETS = 'pricesheets';

/** A price sheet as its own page draws it. */
const Drawn = ({ id }: { id: number }) => {
  const provider = useDataProvider();
  const definition = useReferred(SHEETS);
  const pictures = use(PicturesContext);
  const { data: record } = useQuery({
    queryKey: [SHEETS, 'whole', id],
    queryFn: async () => (await provider.getOne<DataRecord>(SHEETS, { id })).data,
    retry: false,
  });
  const picture = definition?.picture;
  const name = typeof picture === 'object' ? picture.page : picture;
  const Sheet = name && pictures?.[name];
  if (!definition || !record || !Sheet) return null;
  return <Sheet definition={definition} record={record} />;
};

/** A price sheet as an item of the preview. */
export const SheetSlide = ({ id }: { id: number }) => (
  <Box
    sx={{
      height: '100%',
      overflow: 'auto',
      display: 'grid',
      placeItems: 'center',
      bgcolor: 'common.white',
      '& > figure': { width: 'min(100%, calc((100vh - 120px) * 4 / 3))' },
      // A screen shows the sheet alone.
      '& > figure > :not(:first-of-type)': { display: 'none' },
    }}
  >
    <Suspense>
      <Drawn id={id} />
    </Suspense>
  </Box>
);
