import type { apkAssignments } from '../../../../resources/apps/apkAssignments';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Assignment |||| APK assignments',
  belongs: 'Which app runs on which device; an app comes there by being assigned.',
  fields: {
    deviceId: 'Device',
    apkFileId: 'APK',
    isFrontApp: 'Front app',
    assignedDate: 'Assigned',
    packageName: 'Package',
  },
  help: { isFrontApp: 'The app that the device shows when it starts.' },
  messages: {
    selectBoth: 'Please select both device and APK file',
    deleted: 'Assignment removed',
  },
} satisfies Labels<typeof apkAssignments>;
