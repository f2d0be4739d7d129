import { action, defineResource, f } from '../../schemas';
import { androidPermissions } from '../shared/androidPermissions';

const MOST_BYTES = 104_857_600;

export const apkFiles = defineResource({
  name: 'apkFiles',
  path: 'apk/files',
  envelope: 'success',
  module: 'devices',
  menu: { icon: 'android', place: 40 },
  title: ['label', 'versionName'],
  thumbnail: 'icon',
  face: {
    facts: ['packageName', 'fileSize', 'uploadDate'],
    less: 'A file that was uploaded does not change.',
  },
  versions: { by: 'packageName', name: 'versionName', sort: 'versionCode' },
  messages: {
    invalidId: 'invalidId',
    notLoaded: 'notLoaded',
    added: 'stored',
    deleted: 'deleted',
    notDeleted: 'notDeleted',
    noneToDelete: 'noneToDelete',
  },
  // The server reads all of it from the file.
  fields: {
    label: f.text({ readOnly: true }),
    packageName: f.text({ readOnly: true }),
    versionName: f.text({ readOnly: true }),
    versionCode: f.integer({ readOnly: true }),
    originalFileName: f.text({ readOnly: true }),
    fileSize: f.fileSize({ readOnly: true }),
    uploadDate: f.dateTime({ readOnly: true }),
    permissions: f.choices({
      values: androidPermissions,
      takes: 'others',
      as: 'jsonText',
      readOnly: true,
    }),
    icon: f.image({ address: 'apk/files/{id}/icon/{value}', readOnly: true }),
  },
  actions: {
    download: action({
      method: 'GET',
      path: 'apk/download/{id}',
      icon: 'download',
      right: 'read',
      at: 'everywhere',
      downloads: '{originalFileName}',
    }),
  },
  verbs: {
    update: false,
    create: {
      upload: {
        path: 'apk/files/upload',
        part: 'apkFile',
        accept: ['application/vnd.android.package-archive'],
        maxBytes: MOST_BYTES - 1,
        field: 'originalFileName',
        messages: {
          missing: 'noFile',
          type: 'onlyApk',
          size: 'tooLarge',
          refused: 'refused',
          unreadable: 'unreadable',
          stored: 'stored',
        },
      },
    },
  },
  redirect: { createTo: 'list', delete: 1500 },
  list: {
    columns: ['label', 'packageName', 'versionName', 'fileSize', 'uploadDate'],
    sort: { field: 'uploadDate', descending: true },
    alsoSearched: ['originalFileName'],
    deletesInRow: true,
    // All versions of an app are offered together.
    isOfferedWhole: true,
  },
  detail: [
    {
      tab: 'general',
      fields: [
        ['label', 'packageName'],
        ['versionName', 'fileSize'],
        ['originalFileName', 'uploadDate'],
      ],
    },
    { tab: 'devices', screen: 'apkDevices' },
    { tab: 'permissions', fields: ['permissions'] },
  ],
});
