import { createContext } from 'react';

interface DocumentSurroundings {
  /** Of the document. */
  language?: string;
  isReadOnly?: boolean;
  /** What its buttons do; without it nothing. */
  onSubmit?(): void;
  onReset?(): void;
}

/** What the rows of a document know of it. */
export const DocumentContext = createContext<DocumentSurroundings>({});
