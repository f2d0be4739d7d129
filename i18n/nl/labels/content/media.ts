import type { media } from '../../../../resources/content/media';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Bestand |||| Media',
  fields: {
    fileName: 'Bestandsnaam',
    altTag: 'Alt-tekst',
    folderId: 'Map',
    fileSize: 'Grootte',
    type: 'Soort',
    mimeType: 'Bestandstype',
    creationDate: 'Toegevoegd',
    lastModified: 'Laatst gewijzigd',
  },
  help: { altTag: 'Wat er op een afbeelding te zien is, voor wie die niet kan zien.' },
  codes: {
    type: { 1: 'Afbeelding', 2: 'Video', 3: 'Document', 4: 'Audio', 5: 'Overig' },
  },
} satisfies Labels<typeof media>;
