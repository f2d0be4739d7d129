import type { Page } from 'playwright/test';
import { makeApk } from '../../../mock-server/seed/apk/makeApk';

export const FILES = '/en/dashboard/apk/files';

interface Own {
  readonly packageName: string;
  readonly label: string;
}

/** An app that no other test has. */
export const ownApp = (label: string): Own => {
  const mark = Math.random().toString(36).slice(2, 8);
  return { packageName: `test.own.x${mark}`, label: `${label} ${mark}` };
};

/** An APK of an app. */
export const fileOf = (app: Own, versionCode: number) => ({
  name: `app-${versionCode}.apk`,
  mimeType: 'application/vnd.android.package-archive',
  buffer: makeApk({
    ...app,
    versionCode,
    versionName: `${versionCode}.0`,
    permissions: ['android.permission.CAMERA', 'test.own.permission.COUNT_CUPS'],
  }),
});

/** Stores a version beside the app; gives its id. */
export const addVersion = async (page: Page, app: Own, versionCode: number): Promise<number> => {
  const session = JSON.parse(
    (await page.evaluate(() => localStorage.getItem('backoffice.session'))) ?? '{}',
  );
  const response = await page.request.post('/internal/v1/apk/files/upload', {
    headers: {
      SESSIONID: session.sessionId,
      OrganisationId: String(session.organisation.id),
    },
    multipart: { apkFile: fileOf(app, versionCode) },
  });
  return Number((await response.json()).id);
};
