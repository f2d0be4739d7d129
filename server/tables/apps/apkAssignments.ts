import { apkAssignments as definition } from '../../../resources/apps/apkAssignments';
import { tableOf } from '../tableOf';

/** Which device has which app: each of them once. */
export const apkAssignments = tableOf(definition, { unique: [['deviceId', 'apkFileId']] });
