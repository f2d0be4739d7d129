import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { foldText } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { RowCheckbox } from '../../ui/optimisations/RowCheckbox';
import { SearchBox } from '../../ui/SearchBox';
import { DeviceTable } from './DeviceTable';
import { deviceEdits, type Edit } from './edits';
import { deselect, isSame, markFrontApp, type Selection, select } from './selection';
import type { Device } from './useDevices';
import { useSaveDevices } from './useSaveDevices';

interface Props {
  apkId: number;
  devices: readonly Device[];
  edit: Edit;
}

/** The devices that have the text in their name, model or serial number. */
const matching = (devices: readonly Device[], text: string): readonly Device[] => {
  const wanted = foldText(text);
  return devices.filter(({ deviceName, model, serial }) =>
    [deviceName, model, serial].some((part) => foldText(part).includes(wanted)),
  );
};

const barLook = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 } as const;

/** In view however many devices there are. */
const footLook = {
  ...barLook,
  position: 'sticky',
  bottom: 0,
  mb: 0,
  py: 1.5,
  bgcolor: 'background.paper',
} as const;

/** Chooses the devices of an app, and those that begin with it. */
export const DeviceEditor = ({ apkId, devices, edit }: Props) => {
  const translate = useTranslate();
  const { screen: text } = useLabels('apkFiles');
  const [wanted, setWanted] = useState('');
  const { isBusy, save } = useSaveDevices(apkId);
  const { original, selection } = edit;
  const shown = useMemo(() => matching(devices, wanted), [devices, wanted]);
  const ids = shown.map(({ id }) => id);
  const change = (to: Selection) => deviceEdits.set(apkId, { original, selection: to });

  return (
    <Box inert={isBusy}>
      <Box sx={barLook}>
        <SearchBox value={wanted} onChange={setWanted} label={text('search')} />
        <Button onClick={() => change(select(selection, ids))} disabled={ids.length === 0}>
          {text('selectAll')}
        </Button>
        <Button onClick={() => change(deselect(selection, ids))} disabled={ids.length === 0}>
          {text('deselectAll')}
        </Button>
      </Box>
      {shown.length === 0 ? (
        <Typography sx={{ py: 2 }}>{translate('views.noResults')}</Typography>
      ) : (
        <DeviceTable
          devices={shown}
          first={({ id, deviceName }) => (
            <RowCheckbox
              label={text('assignTo', { name: deviceName })}
              isTicked={selection.devices.has(id)}
              onTick={() =>
                change(
                  selection.devices.has(id) ? deselect(selection, [id]) : select(selection, [id]),
                )
              }
            />
          )}
          name={({ deviceName }) => deviceName}
          frontApp={({ id, deviceName }) =>
            selection.devices.has(id) && (
              <RowCheckbox
                label={text('frontAppOn', { name: deviceName })}
                isTicked={selection.frontApps.has(id)}
                onTick={() => change(markFrontApp(selection, id, !selection.frontApps.has(id)))}
              />
            )
          }
        />
      )}
      <Box sx={footLook}>
        <Typography role="status" variant="body2" color="text.secondary" sx={{ flex: 1 }}>
          {text('count', { count: selection.devices.size, total: devices.length })}
          {!isSame(original, selection) && ` · ${text('unsaved')}`}
        </Typography>
        <Button onClick={() => deviceEdits.end(apkId)} disabled={isBusy}>
          {translate('views.cancel')}
        </Button>
        <Button variant="contained" onClick={() => save(edit)} loading={isBusy}>
          {translate('views.save')}
        </Button>
      </Box>
    </Box>
  );
};
