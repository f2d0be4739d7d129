import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { MediaThumb } from '../../media/MediaThumb';
import { useSizeText } from '../../uploads/useSizeText';
import { FileMenu } from './FileMenu';
import { FileName, FileTick, useDraggedFile } from './FileParts';
import type { FileProps, FilesProps } from './FilesProps';
import { mayTick } from './SelectionBar';

const PICTURE_HEIGHT = 128;

const Card = ({ record, selection, dialogs, folderOf }: FileProps) => {
  const translate = useTranslate();
  const sizeText = useSizeText();
  const { props, isDragging } = useDraggedFile(record);
  const isSelected = selection.selected.includes(record.id);
  const place = folderOf?.(record.folderId ?? 0);
  return (
    <Box
      component="li"
      {...props}
      sx={{
        position: 'relative',
        minWidth: 0,
        overflow: 'hidden',
        border: 1,
        borderColor: isSelected ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: isSelected ? 'action.selected' : 'background.paper',
        opacity: isDragging ? 0.5 : 1,
      }}
    >
      <ButtonBase
        aria-label={translate('media.actions.open', { name: record.fileName })}
        onClick={() => dialogs.preview(record)}
        sx={{ display: 'block', width: '100%', height: PICTURE_HEIGHT }}
      >
        <MediaThumb record={record} size="fill" />
      </ButtonBase>
      {mayTick() && (
        <Box
          sx={{
            position: 'absolute',
            top: 4,
            insetInlineStart: 4,
            borderRadius: 1,
            bgcolor: 'background.paper',
          }}
        >
          <FileTick record={record} selection={selection} />
        </Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, pl: 1.25, pr: 0.5, py: 0.75 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <FileName record={record} dialogs={dialogs} />
          <Typography variant="caption" color="text.secondary" noWrap component="p">
            {[sizeText(record.fileSize ?? 0), place].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        <FileMenu record={record} dialogs={dialogs} />
      </Box>
    </Box>
  );
};

/** The files of the page as pictures. */
export const FileGrid = ({ records, ...props }: FilesProps) => (
  <Box
    component="ul"
    sx={{
      display: 'grid',
      gap: 1.5,
      gridTemplateColumns: {
        xs: 'repeat(2, minmax(0, 1fr))',
        sm: 'repeat(auto-fill, minmax(176px, 1fr))',
      },
      listStyle: 'none',
      m: 0,
      p: 1.5,
      pt: { xs: 0, sm: 1.5 },
    }}
  >
    {records.map((record) => (
      <Card key={record.id} record={record} {...props} />
    ))}
  </Box>
);
