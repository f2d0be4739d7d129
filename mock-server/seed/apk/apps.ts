import type { Colour } from '../png';

/** An app of the demo: what it is called, its package, its versions from the oldest, what it asks for, its colour. */
export interface DemoApp {
  readonly label: string;
  readonly packageName: string;
  readonly versions: readonly string[];
  readonly permissions: readonly string[];
  readonly colour: Colour;
}

const common = ['INTERNET', 'ACCESS_NETWORK_STATE', 'RECEIVE_BOOT_COMPLETED', 'WAKE_LOCK'];

/** The apps that the provider makes for the devices of all organisations. */
export const demoApps: readonly DemoApp[] = [
  {
    label: 'Bestellen',
    packageName: 'test.kioskkompas.order',
    versions: ['6.2.1', '6.3.0', '6.3.2'],
    permissions: [...common, 'VIBRATE', 'BLUETOOTH_CONNECT', 'FOREGROUND_SERVICE'],
    colour: [11, 107, 99],
  },
  {
    label: 'Beheer',
    packageName: 'test.kioskkompas.agent',
    versions: ['2.9.4', '2.10.0'],
    permissions: [
      ...common,
      'REBOOT',
      'REQUEST_INSTALL_PACKAGES',
      'WRITE_SETTINGS',
      'ACCESS_WIFI_STATE',
    ],
    colour: [74, 74, 92],
  },
  {
    label: 'Schermen',
    packageName: 'test.kioskkompas.signage',
    versions: ['4.0.7', '4.1.1'],
    permissions: [...common, 'READ_MEDIA_IMAGES', 'READ_MEDIA_VIDEO', 'DISABLE_KEYGUARD'],
    colour: [31, 95, 174],
  },
  {
    label: 'Betalen',
    packageName: 'test.kioskkompas.pay',
    versions: ['1.18.0', '1.19.3'],
    permissions: [...common, 'NFC', 'BLUETOOTH', 'ACCESS_FINE_LOCATION'],
    colour: [143, 78, 0],
  },
  {
    label: 'Browser',
    packageName: 'test.kioskkompas.browser',
    versions: ['112.4', '118.0'],
    permissions: [
      ...common,
      'CAMERA',
      'RECORD_AUDIO',
      'MODIFY_AUDIO_SETTINGS',
      'SYSTEM_ALERT_WINDOW',
    ],
    colour: [107, 47, 92],
  },
];
