import { compiledXml, type XmlElement } from './manifest';
import { resourceId, resourceTable, type TextResource } from './resources';
import { zipOf } from './zip';

/** What an app declares. */
export interface ApkSource {
  readonly packageName: string;
  readonly versionName: string;
  readonly versionCode: number;
  readonly label: string;
  readonly permissions?: readonly string[];
  /** A PNG. */
  readonly icon?: Buffer;
}

const ICON = 'res/mipmap-xhdpi/ic_launcher.png';

const manifestOf = ({ packageName, versionName, versionCode, ...app }: ApkSource): XmlElement => ({
  name: 'manifest',
  attributes: { versionCode, versionName, package: packageName },
  within: [
    ...(app.permissions ?? []).map((name) => ({ name: 'uses-permission', attributes: { name } })),
    {
      name: 'application',
      attributes: {
        label: { resource: resourceId(0) },
        ...(app.icon && { icon: { resource: resourceId(1) } }),
      },
    },
  ],
});

const resourcesOf = ({ label, icon }: ApkSource): readonly TextResource[] => [
  { type: 'string', texts: [{ text: label }] },
  ...(icon ? [{ type: 'mipmap', texts: [{ text: ICON, density: 320 }] }] : []),
];

/**
 * Makes a file with what identifies an app for Android: its manifest, its name, its picture. It has no code,
 * so there is nothing in it that could run; a device wouldn't install it.
 */
export const makeApk = (source: ApkSource): Buffer =>
  zipOf({
    'AndroidManifest.xml': compiledXml(manifestOf(source)),
    'resources.arsc': resourceTable(source.packageName, resourcesOf(source)),
    ...(source.icon && { [ICON]: source.icon }),
  });
