import { useLabels } from '../../fields/labels';
import { mayChangeParts } from '../../session/rights';
import { FailedToLoad } from '../../ui/loading/FailedToLoad';
import { TabSkeleton } from '../../ui/loading/TabSkeleton';
import type { ScreenProps } from '../../views/screenContexts';
import { AssignedDevices } from './AssignedDevices';
import { DeviceEditor } from './DeviceEditor';
import { deviceEdits, useDeviceEdit } from './edits';
import { useAllDevices, useAssigned } from './useDevices';

/** The devices that an app is assigned to, seen or changed. */
const ApkDevices = ({ definition, record }: ScreenProps) => {
  const { screen: text } = useLabels('apkFiles');
  const devices = useAllDevices();
  const assigned = useAssigned(record.id);
  const edit = useDeviceEdit(record.id);
  const error = devices.error ?? assigned.error;
  if (error && !(devices.data && assigned.data))
    return (
      <FailedToLoad
        error={error}
        title={text('devicesFailed')}
        onRetry={() => {
          devices.refetch();
          assigned.refetch();
        }}
      />
    );
  if (!devices.data || !assigned.data) return <TabSkeleton />;
  const original = assigned.data;
  if (edit) return <DeviceEditor apkId={record.id} devices={devices.data} edit={edit} />;
  return (
    <AssignedDevices
      devices={devices.data}
      assigned={original}
      onEdit={
        mayChangeParts(definition, record)
          ? () => deviceEdits.set(record.id, { original, selection: original })
          : undefined
      }
    />
  );
};

export default ApkDevices;
