import { apkFiles as definition } from '../../../resources/apps/apkFiles';
import { tableOf } from '../tableOf';

/** Apps for Android. Two files of one version would be ambiguous where one is chosen. */
export const apkFiles = tableOf(definition, {
  unique: [['packageName', 'versionCode', 'versionName']],
});
