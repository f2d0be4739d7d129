import type { media } from '../../resources/content/media';
import type { propertyTemplates } from '../../resources/content/propertyTemplates';
import type { translationGroups } from '../../resources/content/translationGroups';
import type { translations } from '../../resources/content/translations';
import type { Labels } from '../../schemas';

export const labels = {
  media: {
    name: 'File |||| Media',
    fields: {
      fileName: 'File name',
      title: 'Title',
      altTag: 'Alt text',
      description: 'Description',
      folderId: 'Folder',
      fileSize: 'Size',
      type: 'Kind',
      mimeType: 'File type',
      creationDate: 'Added',
      lastModified: 'Last changed',
    },
    help: { altTag: 'What a picture shows, for people who cannot see it.' },
    codes: { type: { 1: 'Image', 2: 'Video', 3: 'Document', 4: 'Audio', 5: 'Other' } },
  } satisfies Labels<typeof media>,

  translationGroups: {
    name: 'Translation group |||| Translation groups',
    fields: { name: 'Name', description: 'Description' },
    children: { translations: 'Translations' },
  } satisfies Labels<typeof translationGroups>,

  translations: {
    name: 'Translation |||| Translations',
    fields: {
      name: 'Name',
      dutch: 'Dutch',
      english: 'English',
      translationgroupid: 'Translation group',
    },
  } satisfies Labels<typeof translations>,

  propertyTemplates: {
    name: 'Property template |||| Property templates',
    fields: {
      name: 'Name',
      description: 'Description',
      languages: 'Languages',
      properties: 'Properties',
    },
    help: { languages: 'At least one language stays selected.' },
    tabs: { properties: 'Properties' },
  } satisfies Labels<typeof propertyTemplates>,
};
