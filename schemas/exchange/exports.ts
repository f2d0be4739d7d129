/** Below a list's path, where it is announced that its rows are saved as a file. */
export const LIST_EXPORT_PATH = 'export';
