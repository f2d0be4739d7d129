import type { wayfinders } from '../../../../resources/apps/wayfinders';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Wegwijzer |||| Wegwijzers',
  belongs: 'Plattegronden waarop bezoekers de weg vinden, met een stand voor elke exposant.',
  fields: {
    mapImage: 'Plattegrond',
    appImageTop: 'Afbeelding bovenaan',
    markerImage: 'Markering',
    hotSpotOffSetX: 'Verschuiving hotspot X',
    hotSpotOffSetY: 'Verschuiving hotspot Y',
    backgroundColorApp: 'Achtergrond van de app',
    backgroundColorMap: 'Achtergrond van de plattegrond',
    backgroundColorHotSpotDetail: 'Achtergrond van hotspotdetails',
    foregroundColorHotSpotDetail: 'Tekst van hotspotdetails',
    objectDefinitionId: 'Document',
    rowIdName: 'Naam',
    rowIdDescription: 'Omschrijving',
    rowIdStandNo: 'Standnummer',
    rowIdLogo: 'Logo',
    rowIdPosX: 'Positie X',
    rowIdPosY: 'Positie Y',
    rowIdWidth: 'Breedte',
    rowIdHeight: 'Hoogte',
  },
  help: {
    mapImage:
      'De afbeelding waarop exposanten staan; plaatsen en maten zijn in beeldpunten daarvan.',
    hotSpotOffSetX: 'Beeldpunten tussen de hoek van een exposant en de markering, naar rechts.',
    hotSpotOffSetY: 'Beeldpunten tussen de hoek van een exposant en de markering, naar beneden.',
    objectDefinitionId: 'Het document waarin exposanten invullen wat de plattegrond van hen toont.',
  },
  tabs: { map: 'Plattegrond', images: 'Afbeeldingen', colours: 'Kleuren', document: 'Document' },
  sections: { source: 'Document', mappings: 'Velden van het document' },
  subLists: {
    exhibitors: {
      name: 'Exposant |||| Exposanten',
      fields: {
        identifier: 'Kenmerk',
        standNo: 'Standnummer',
        topLeftX: 'X',
        topLeftY: 'Y',
        height: 'Hoogte',
        width: 'Breedte',
      },
    },
  },
  messages: { documentFirst: 'Selecteer eerst een document' },
} satisfies Labels<typeof wayfinders>;
