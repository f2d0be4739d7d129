import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLabels } from '../../fields/labels';
import { useRecordPath } from '../../routing/paths';
import { PageLink } from '../../ui/optimisations/PageLink';
import { ToneChip } from '../../ui/ToneChip';
import { DeviceTable } from './DeviceTable';
import type { Selection } from './selection';
import type { Device } from './useDevices';

interface Props {
  devices: readonly Device[];
  assigned: Selection;
  /** Begins to change them; without it they are only seen. */
  onEdit?(): void;
}

/** The devices that an app is assigned to. */
export const AssignedDevices = ({ devices, assigned, onEdit }: Props) => {
  const { screen: text } = useLabels('apkFiles');
  const recordPath = useRecordPath();
  const shown = devices.filter(({ id }) => assigned.devices.has(id));
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography color="text.secondary" sx={{ flex: 1 }}>
          {shown.length === 0 ? text('none') : text('onSome', { smart_count: shown.length })}
        </Typography>
        {onEdit && (
          <Button variant="outlined" startIcon={<EditIcon />} onClick={onEdit}>
            {text('edit')}
          </Button>
        )}
      </Box>
      {shown.length > 0 && (
        <DeviceTable
          devices={shown}
          name={({ id, deviceName }) => {
            const path = recordPath('devices', id);
            return path ? (
              <PageLink to={path} isStrong>
                {deviceName}
              </PageLink>
            ) : (
              deviceName
            );
          }}
          frontApp={({ id }) =>
            assigned.frontApps.has(id) && <ToneChip tone="success" label={text('frontApp')} />
          }
        />
      )}
    </>
  );
};
