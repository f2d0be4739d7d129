import { type ComponentType, createContext, use } from 'react';
import type { DataRecord, PictureName, Resource, ScreenName } from '../../schemas';
import type { StoredRecord } from './storedRecord';

/** What a hand-written tab is given. */
export type ScreenProps = StoredRecord;

/** What a hand-written page is given. */
export interface PageProps {
  definition: Resource;
  /** The parts of its address that stand in braces. */
  params: Readonly<Record<string, string>>;
}

type Screens = Readonly<Record<ScreenName, ComponentType<ScreenProps>>>;

/** The hand-written tabs, given from the roof: screens are built of views and not the other way round. */
export const ScreensContext = createContext<Screens | null>(null);

/** The component of a hand-written tab. */
export const useScreen = (name: ScreenName): ComponentType<ScreenProps> => {
  const screens = use(ScreensContext);
  if (!screens) throw new Error(`No screens are known here, so "${name}" can't be shown.`);
  return screens[name];
};

/** What a hand-written picture is given. */
export interface PictureProps {
  definition: Resource;
  /** The record with the values that its form has now, saved or not; or as it was. */
  record: DataRecord;
  /** The language that is open in the form; none until one has been opened. */
  language?: string;
  /** On its own: without its messages and actions. */
  isBare?: boolean;
  /** As it was before a change; what it is now is drawn as well. */
  isPast?: boolean;
}

type Pictures = Readonly<Record<PictureName, ComponentType<PictureProps>>>;

/** The hand-written pictures, given from the roof like the screens. */
export const PicturesContext = createContext<Pictures | null>(null);
