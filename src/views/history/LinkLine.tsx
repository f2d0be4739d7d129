import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { PastLink } from '../../../dataProvider/calls/history';
import type { Resource } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { RestoreButton } from './RestoreButton';
import type { Restore } from './useRestore';

interface Props {
  definition: Resource;
  link: PastLink;
  restore: Restore;
}

/** What was linked to a record, or no longer is. */
export const LinkLine = ({ definition, link, restore }: Props) => {
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const { title, id, isAdded } = link;
  const name = title || `#${id}`;
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, py: 0.5 }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="caption" component="div" sx={{ fontWeight: 600 }}>
          {translate(`history.${isAdded ? 'linked' : 'unlinked'}`, {
            list: labels.link(link.link),
          })}
        </Typography>
        <Typography variant="body2">{name}</Typography>
      </Box>
      <RestoreButton
        what={name}
        isBusy={restore.isBusy}
        onRestore={restore.mayRestoreLink(link) ? () => restore.link(link) : undefined}
      />
    </Box>
  );
};
