import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { rowsOfDocument } from '../../../dataProvider/calls/documents';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { PictureProps } from '../../views/screenContexts';
import { Preview } from './list/BuilderRow';
import { nameOfRow } from './rows/titles';
import '../../documents/texts';
import './texts';

/** The rows of a document in their order, as the builder shows them, to be looked at. */
const DocumentRows = ({ record }: PictureProps) => {
  const translate = useTranslate();
  const rows = useMemo(() => rowsOfDocument(record), [record]);
  if (rows.length === 0)
    return (
      <Typography color="text.secondary">{translate('documentBuilder.rows.empty')}</Typography>
    );
  return (
    <Box
      component="ol"
      aria-label={translate('documentBuilder.rows.title')}
      data-color-scheme="light"
      sx={{
        ...{ m: 0, p: 1, listStyle: 'none', display: 'grid', gap: 1.25 },
        ...{ gridTemplateColumns: 'minmax(0, 1fr)', bgcolor: 'background.paper' },
        ...{ border: 1, borderColor: 'divider', borderRadius: 1 },
      }}
    >
      {rows.map((row) => (
        <li key={row.id}>
          {/* Whoever can't see it learns what it is: what is drawn can't be reached. */}
          <VisuallyHidden>{nameOfRow(row, translate)}</VisuallyHidden>
          <Preview row={row} language={String(record.language ?? '')} />
        </li>
      ))}
    </Box>
  );
};

export default DocumentRows;
