import { defineResource, f } from '../../schemas';

/** Folders of the media library: listed, changed and deleted by calls of its own, beside the files. */
export const mediaFolders = defineResource({
  name: 'mediaFolders',
  path: 'media/folders',
  module: 'media',
  menu: false,
  title: 'name',
  fields: { name: f.text({ required: true }) },
  verbs: { read: false, create: false, update: false, delete: false },
  detail: [],
});
