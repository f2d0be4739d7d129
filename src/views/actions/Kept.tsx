import { useLayoutEffect } from 'react';

/** What can be pressed elsewhere, by name. */
export type Presses = Map<string, () => void>;

interface Props {
  name: string;
  presses: Presses;
  onPress(): void;
}

/** Draws nothing: keeps what a press does for the menu that names it, whose dialogs mustn't hear its keys. */
export const Kept = ({ name, presses, onPress }: Props): null => {
  useLayoutEffect(() => {
    presses.set(name, onPress);
    return () => void presses.delete(name);
  });
  return null;
};
