/** The messages about a record that a definition can have texts of its own for. */
export type RecordMessage =
  /** The address of a record, or of its call, has no number for it. */
  | 'invalidId'
  /** It couldn't be read; why follows. */
  | 'notLoaded'
  /** It isn't there; its page then leads back to the list. */
  | 'missing'
  /** It is saved. */
  | 'saved'
  /** It couldn't be saved, for the server wasn't reached. */
  | 'notSaved'
  /** It is added. */
  | 'added'
  /** It wasn't added; `%{reason}` is the server's message, or that it gave none. */
  | 'notAdded'
  /** It is deleted. */
  | 'deleted'
  /** It wasn't deleted; `%{reason}` is the server's message, or what went wrong. */
  | 'notDeleted'
  /** A deletion names no record. */
  | 'noneToDelete';
