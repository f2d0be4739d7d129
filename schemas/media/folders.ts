/** The folder that every organisation has: it can be neither renamed nor deleted. */
export const ROOT_FOLDER = { id: 0, name: '/' } as const;

/** Most characters of a folder's name. */
export const FOLDER_NAME_MAX = 100;

/**
 * What a folder is called when a person enters `text`: only letters of any script, digits, underscores,
 * spaces, slashes and hyphens stay. Empty when nothing does.
 */
export const folderNameOf = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}_ /-]/gu, '')
    .trim();
