import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { shownMoment } from '../../../schemas/days/shownDay';
import { useLabels } from '../../fields/labels';
import { MediaThumb } from '../../media/MediaThumb';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useSizeText } from '../../uploads/useSizeText';
import { FileMenu } from './FileMenu';
import { FileName, FileTick, useDraggedFile } from './FileParts';
import type { FileProps, FilesProps } from './FilesProps';
import { mayTick } from './SelectionBar';

/** Left out where there is no room. */
const roomy = { display: { xs: 'none', sm: 'table-cell' }, whiteSpace: 'nowrap' } as const;
/** Takes what the others leave, and cuts what is longer. */
const rest = { width: '100%', maxWidth: 0 } as const;
const PICTURE = 40;

const Row = ({ record, selection, dialogs, folderOf }: FileProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const sizeText = useSizeText();
  const { props, isDragging } = useDraggedFile(record);
  const size = sizeText(record.fileSize ?? 0);
  const about = [record.title, folderOf?.(record.folderId ?? 0)].filter(Boolean).join(' · ');
  return (
    <TableRow
      {...props}
      hover
      selected={selection.selected.includes(record.id)}
      sx={{ opacity: isDragging ? 0.5 : 1 }}
    >
      {mayTick() && (
        <TableCell padding="checkbox">
          <FileTick record={record} selection={selection} />
        </TableCell>
      )}
      <TableCell sx={{ width: PICTURE, pr: 0 }}>
        <ButtonBase
          aria-label={translate('media.actions.open', { name: record.fileName })}
          onClick={() => dialogs.preview(record)}
        >
          <MediaThumb record={record} size={PICTURE} />
        </ButtonBase>
      </TableCell>
      <TableCell sx={rest}>
        <FileName record={record} dialogs={dialogs} />
        <Typography variant="caption" color="text.secondary" noWrap component="p">
          <Box component="span" sx={{ display: { sm: 'none' } }}>
            {size}
            {about && ' · '}
          </Box>
          {about}
        </Typography>
      </TableCell>
      <TableCell align="right" sx={roomy}>
        {size}
      </TableCell>
      <TableCell sx={roomy}>
        {record.creationDate && shownMoment(record.creationDate, locale)}
      </TableCell>
      <TableCell align="right" padding="checkbox">
        <FileMenu record={record} dialogs={dialogs} />
      </TableCell>
    </TableRow>
  );
};

/** The files of the page as rows. */
export const FileTable = ({ records, ...props }: FilesProps) => {
  const translate = useTranslate();
  const labels = useLabels('media');
  return (
    <TableContainer>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell colSpan={mayTick() ? 2 : 1} sx={{ p: 0 }}>
              <VisuallyHidden>{translate('views.actions')}</VisuallyHidden>
            </TableCell>
            <TableCell>{labels.field('fileName')}</TableCell>
            <TableCell align="right" sx={roomy}>
              {labels.field('fileSize')}
            </TableCell>
            <TableCell sx={roomy}>{labels.field('creationDate')}</TableCell>
            <TableCell align="right" padding="checkbox">
              <VisuallyHidden>{translate('views.actions')}</VisuallyHidden>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {records.map((record) => (
            <Row key={record.id} record={record} {...props} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
