import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { shownMoment } from '../../../schemas/days/shownDay';
import { useLabels } from '../../fields/labels';
import type { MediaRecord } from '../../media/MediaRecord';
import type { MediaFolder } from '../../media/useMediaFolders';
import { useDefinition } from '../../routing/definitions';
import { useSizeText } from '../../uploads/useSizeText';
import { History } from '../../views/history/History';
import { StoredRecordContext } from '../../views/storedRecord';
import { Users } from '../../views/usage/UsedIn';

interface Props {
  record: MediaRecord;
  folders: readonly MediaFolder[];
}

/** What is known of a file. */
export const FileDetails = ({ record, folders }: Props) => {
  const translate = useTranslate();
  const definition = useDefinition('media');
  const labels = useLabels(definition.name);
  const locale = useLocale() ?? 'en';
  const sizeText = useSizeText();
  const client = useQueryClient();
  const onReload = () => client.invalidateQueries({ queryKey: [definition.name] });
  const rows = {
    title: record.title,
    altTag: record.altTag,
    description: record.description,
    folderId: folders.find(({ id }) => id === record.folderId)?.name,
    fileSize: sizeText(record.fileSize ?? 0),
    mimeType: record.mimeType,
    creationDate: record.creationDate && shownMoment(record.creationDate, locale),
  };
  return (
    <Box component="section" aria-label={translate('media.preview.details')}>
      <Box component="dl" sx={{ display: 'grid', gap: 1.5, m: 0 }}>
        {Object.entries(rows)
          .filter(([, value]) => value)
          .map(([field, value]) => (
            <Box key={field} sx={{ minWidth: 0 }}>
              <Typography component="dt" variant="caption" color="text.secondary">
                {labels.field(field)}
              </Typography>
              <Typography
                component="dd"
                variant="body2"
                sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
              >
                {value}
              </Typography>
            </Box>
          ))}
      </Box>
      <Users definition={definition} id={record.id} />
      <StoredRecordContext value={{ definition, record, onReload }}>
        <Suspense>
          <History definition={definition} record={record} />
        </Suspense>
      </StoredRecordContext>
    </Box>
  );
};
