import { type ComponentType, createContext } from 'react';
import type { Resource } from '../../../schemas';

export interface RecordMakerProps {
  definition: Resource;
  /** What it is called, as far as that was typed. */
  typed: string;
  onMade(id: number, title: string): void;
  onClose(): void;
}

/** Enters a new record over a form that refers to it; given from the roof, for it is made of views. */
export const RecordMakerContext = createContext<ComponentType<RecordMakerProps> | null>(null);
