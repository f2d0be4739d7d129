import { defineResource, f } from '../../schemas';
import { kioskColours, kioskImages, kioskSwitches } from './shared/kioskLook';

/** What kiosks run: its look, its texts, and the groups of devices that run it. */
export const kioskApps = defineResource({
  name: 'kioskApps',
  path: 'kioskapps',
  module: 'devices',
  listedFor: ['signage', 'webshop'],
  menu: { icon: 'apps', place: 10 },
  title: 'name',
  face: {
    facts: [{ count: 'deviceGroups' }, 'playListId', 'description'],
    less: 'Devices have what is saved at once.',
  },
  fields: {
    name: f.text({ required: true }),
    description: f.longText(),
    deviceGroups: f.references({ to: 'deviceGroups', carries: ['name', 'description'] }),
    properties: f.keyValues(),
    playListId: f.reference({ to: 'playlists', titleIn: 'playListName' }),
    ...kioskImages,
    ...kioskColours,
    ...kioskSwitches,
    textTranslations: f.keyValues({
      sendAs: 'languages',
      byLanguage: true,
      hasTemplates: false,
      messages: { keyAndValue: 'texts' },
    }),
  },
  verbs: {
    // Devices go on with the app that they have until a copy is given to them.
    copy: { deviceGroups: [] },
    create: { fields: ['name', 'description', 'playListId'] },
    update: { method: 'POST', encoding: 'multipartJson' },
  },
  picture: 'kioskStartScreen',
  list: {
    columns: ['name', 'description'],
    unfiltered: ['bool1', 'bool2', 'bool3', 'bool4'],
    sort: 'name',
  },
  detail: [
    { tab: 'general', fields: ['name', 'description'] },
    { tab: 'deviceGroups', fields: ['deviceGroups'] },
    { tab: 'properties', fields: ['properties'] },
    { tab: 'playlist', fields: ['playListId'] },
    {
      tab: 'images',
      sections: {
        brand: ['orgLogo', 'backgroundImage', 'startupImage'],
        further: ['image1', 'image2', 'image3', 'image4', 'image5'],
      },
    },
    {
      tab: 'colours',
      sections: {
        pairs: [
          ['backgroundColor', 'foregroundColor'],
          ['backgroundColor2', 'foregroundColor2'],
          ['backgroundColor3', 'foregroundColor3'],
          ['backgroundColor4', 'foregroundColor4'],
          ['foregroundColor5', 'scrollbarsColor'],
        ],
        named: [
          ['color1Name', 'color1'],
          ['color2Name', 'color2'],
          ['color3Name', 'color3'],
          ['color4Name', 'color4'],
          ['color5Name', 'color5'],
          ['color6Name', 'color6'],
          ['color7Name', 'color7'],
          ['color8Name', 'color8'],
        ],
      },
    },
    {
      tab: 'switches',
      fields: [
        ['bool1Name', 'bool1'],
        ['bool2Name', 'bool2'],
        ['bool3Name', 'bool3'],
        ['bool4Name', 'bool4'],
      ],
    },
    { tab: 'texts', fields: ['textTranslations'] },
  ],
});
