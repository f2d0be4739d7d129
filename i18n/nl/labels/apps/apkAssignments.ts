import type { apkAssignments } from '../../../../resources/apps/apkAssignments';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Toewijzing |||| APK-toewijzingen',
  belongs: 'Welke app op welk apparaat draait; een app komt er door hem toe te wijzen.',
  fields: {
    deviceId: 'Apparaat',
    apkFileId: 'APK',
    isFrontApp: 'Voorgrond-app',
    assignedDate: 'Toegewezen',
    packageName: 'Pakket',
  },
  help: { isFrontApp: 'De app die het apparaat toont zodra het start.' },
  messages: {
    selectBoth: 'Kies zowel een apparaat als een APK-bestand',
    deleted: 'Toewijzing verwijderd',
  },
} satisfies Labels<typeof apkAssignments>;
