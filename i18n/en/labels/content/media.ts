import type { media } from '../../../../resources/content/media';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'File |||| Media',
  fields: {
    fileName: 'File name',
    altTag: 'Alt text',
    folderId: 'Folder',
    fileSize: 'Size',
    type: 'Kind',
    mimeType: 'File type',
    creationDate: 'Added',
    lastModified: 'Last changed',
  },
  help: { altTag: 'What a picture shows, for people who cannot see it.' },
  codes: { type: { 1: 'Image', 2: 'Video', 3: 'Document', 4: 'Audio', 5: 'Other' } },
} satisfies Labels<typeof media>;
