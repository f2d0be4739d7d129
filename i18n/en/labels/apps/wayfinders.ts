import type { wayfinders } from '../../../../resources/apps/wayfinders';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Wayfinder |||| Wayfinders',
  belongs: 'Maps on which visitors find their way, with a stand for each exhibitor.',
  fields: {
    mapImage: 'Map',
    appImageTop: 'Picture at the top',
    markerImage: 'Marker',
    hotSpotOffSetX: 'Hot spot offset X',
    hotSpotOffSetY: 'Hot spot offset Y',
    backgroundColorApp: 'Background of the app',
    backgroundColorMap: 'Background of the map',
    backgroundColorHotSpotDetail: 'Background of a hot spot’s details',
    foregroundColorHotSpotDetail: 'Text of a hot spot’s details',
    objectDefinitionId: 'Document',
    rowIdName: 'Name',
    rowIdDescription: 'Description',
    rowIdStandNo: 'Stand number',
    rowIdLogo: 'Logo',
    rowIdPosX: 'Position X',
    rowIdPosY: 'Position Y',
    rowIdWidth: 'Width',
    rowIdHeight: 'Height',
  },
  help: {
    mapImage: 'The picture that exhibitors stand on; places and sizes are in its pixels.',
    hotSpotOffSetX: 'Pixels between the corner of an exhibitor and its marker, to the right.',
    hotSpotOffSetY: 'Pixels between the corner of an exhibitor and its marker, downwards.',
    objectDefinitionId: 'The document in which exhibitors fill in what the map shows of them.',
  },
  tabs: { map: 'Map', images: 'Images', colours: 'Colours', document: 'Document' },
  sections: { source: 'Document', mappings: 'Fields of the document' },
  subLists: {
    exhibitors: {
      name: 'Exhibitor |||| Exhibitors',
      fields: {
        identifier: 'Identifier',
        standNo: 'Stand number',
        topLeftX: 'X',
        topLeftY: 'Y',
        height: 'Height',
        width: 'Width',
      },
    },
  },
  messages: { documentFirst: 'Select a document first' },
} satisfies Labels<typeof wayfinders>;
