import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { f } from '../../../schemas';
import type { Selection } from './selection';

const deviceFields = { deviceName: f.text(), model: f.text(), serial: f.text() };
const assignmentFields = { deviceId: f.integer(), isFrontApp: f.flag() };

/** A device that an app can be assigned to. */
export interface Device {
  readonly id: number;
  readonly deviceName: string;
  readonly model: string;
  readonly serial: string;
}

/** All devices of the organisation. */
export const useAllDevices = () => {
  const provider = useDataProvider<BackOfficeProvider>();
  return useQuery({
    queryKey: ['devices', 'all'],
    retry: false,
    queryFn: async ({ signal }): Promise<readonly Device[]> => {
      const call = { method: 'GET', path: 'devices' } as const;
      const { rows } = await provider.ask(call, { rows: deviceFields }, { signal });
      return [...rows].sort((one, other) => one.deviceName.localeCompare(other.deviceName));
    },
  });
};

/** Reads the devices that a file is assigned to, as it is stored. */
export const readAssigned = async (
  provider: Pick<BackOfficeProvider, 'ask'>,
  apkFileId: number,
  signal?: AbortSignal,
): Promise<Selection> => {
  const call = { method: 'GET', path: 'apk/assignments', args: { apkFileId } } as const;
  const { rows } = await provider.ask(call, { rows: assignmentFields }, { signal });
  const idsOf = (some: typeof rows) => new Set(some.map(({ deviceId }) => deviceId ?? 0));
  return { devices: idsOf(rows), frontApps: idsOf(rows.filter((row) => row.isFrontApp)) };
};

/** The devices that a file is assigned to. */
export const useAssigned = (apkFileId: number) => {
  const provider = useDataProvider<BackOfficeProvider>();
  return useQuery({
    queryKey: ['apkAssignments', 'ofFile', apkFileId],
    retry: false,
    queryFn: ({ signal }) => readAssigned(provider, apkFileId, signal),
  });
};
