import { defineResource, f } from '../../schemas';

export const media = defineResource({
  name: 'media',
  module: 'media',
  route: 'media/all',
  pages: {
    media: 'mediaLibrary',
    'media/{type}': 'mediaLibrary',
    'media/all/{id}': 'mediaLibrary',
  },
  menu: { icon: 'image', place: 40 },
  title: 'fileName',
  face: { facts: ['type', 'fileSize', 'creationDate'], less: 'A file is there, or it is not.' },
  fields: {
    fileName: f.text({ readOnly: true }),
    title: f.text({ maxLength: 200 }),
    altTag: f.text({ sendAs: 'alttag', maxLength: 500 }),
    description: f.longText({ maxLength: 2000 }),
    folderId: f.integer({ default: 0, min: 0 }),
    fileSize: f.integer({ readOnly: true }),
    type: f.choice({ values: [1, 2, 3, 4, 5], readOnly: true }),
    mimeType: f.text({ readOnly: true }),
    creationDate: f.dateTime({ readOnly: true }),
    lastModified: f.dateTime({ readOnly: true }),
  },
  // Files come, change and go by calls of their own, on the resource's own path.
  verbs: { create: false, update: false, delete: false },
  list: {
    columns: ['fileName', 'title', 'altTag', 'description'],
    sort: 'fileName',
  },
});
