import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useLabels } from '../../fields/labels';
import look from '../../ui/optimisations/table.module.css';
import { ShowMore, useShowMore } from '../../ui/ShowMore';
import type { Device } from './useDevices';

/** As many rows as are drawn at first. */
const SHOWN = 100;

interface Props {
  devices: readonly Device[];
  /** What stands before a device, and what in the column of the front app. */
  first?(device: Device): ReactNode;
  name(device: Device): ReactNode;
  frontApp(device: Device): ReactNode;
}

/** Devices, each with what identifies it and its front app. */
export const DeviceTable = ({ devices, first, name, frontApp }: Props) => {
  const { screen: text } = useLabels('apkFiles');
  const { limit, more } = useShowMore(SHOWN);
  return (
    <>
      <div className={look.frame}>
        <table className={look.table}>
          <thead>
            <tr>
              {first && <td className={look.box} />}
              <th scope="col">{text('device')}</th>
              <th scope="col">{text('frontApp')}</th>
            </tr>
          </thead>
          <tbody>
            {devices.slice(0, limit).map((device) => (
              <tr key={device.id} className={look.row}>
                {first && <td className={look.box}>{first(device)}</td>}
                <td>
                  {name(device)}
                  <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                    {[device.model, device.serial].filter(Boolean).join(' · ')}
                  </Box>
                </td>
                <td>{frontApp(device)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ShowMore {...more(devices.length)} />
    </>
  );
};
