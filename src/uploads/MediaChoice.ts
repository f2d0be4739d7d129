import { type ComponentType, createContext } from 'react';

/** A picture of the media library. */
export interface LibraryPicture {
  readonly name: string;
  /** Where the browser reads it. */
  readonly address: string;
  /** The alternative text; empty where nobody wrote it. */
  readonly altText: string;
}

export interface MediaChoiceProps {
  /** Several at a time. */
  takesSeveral?: boolean;
  onPick(pictures: readonly LibraryPicture[]): void;
  onClose(): void;
}

/** The dialog that pictures of the media library are chosen in, given from above; none where there is none. */
export const MediaChoiceContext = createContext<ComponentType<MediaChoiceProps> | null>(null);
