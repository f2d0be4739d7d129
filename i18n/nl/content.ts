import type { media } from '../../resources/content/media';
import type { propertyTemplates } from '../../resources/content/propertyTemplates';
import type { translationGroups } from '../../resources/content/translationGroups';
import type { translations } from '../../resources/content/translations';
import type { Labels } from '../../schemas';

export const labels = {
  media: {
    name: 'Bestand |||| Media',
    fields: {
      fileName: 'Bestandsnaam',
      title: 'Titel',
      altTag: 'Alt-tekst',
      description: 'Omschrijving',
      folderId: 'Map',
      fileSize: 'Grootte',
      type: 'Soort',
      mimeType: 'Bestandstype',
      creationDate: 'Toegevoegd',
      lastModified: 'Laatst gewijzigd',
    },
    help: { altTag: 'Wat er op een afbeelding te zien is, voor wie die niet kan zien.' },
    codes: { type: { 1: 'Afbeelding', 2: 'Video', 3: 'Document', 4: 'Audio', 5: 'Overig' } },
  } satisfies Labels<typeof media>,

  translationGroups: {
    name: 'Vertaalgroep |||| Vertaalgroepen',
    fields: { name: 'Naam', description: 'Omschrijving' },
    children: { translations: 'Vertalingen' },
  } satisfies Labels<typeof translationGroups>,

  translations: {
    name: 'Vertaling |||| Vertalingen',
    fields: {
      name: 'Naam',
      dutch: 'Nederlands',
      english: 'Engels',
      translationgroupid: 'Vertaalgroep',
    },
  } satisfies Labels<typeof translations>,

  propertyTemplates: {
    name: 'Eigenschappensjabloon |||| Eigenschappensjablonen',
    fields: {
      name: 'Naam',
      description: 'Omschrijving',
      languages: 'Talen',
      properties: 'Eigenschappen',
    },
    help: { languages: 'Minimaal één taal blijft geselecteerd.' },
    tabs: { properties: 'Eigenschappen' },
  } satisfies Labels<typeof propertyTemplates>,
};
