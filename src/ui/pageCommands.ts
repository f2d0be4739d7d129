import { useEffect, useEffectEvent, useId } from 'react';

/** Something that can be done on the open page, offered by its name wherever one is. */
export interface PageCommand {
  readonly id: string;
  readonly label: string;
  run(): void;
}

const commands = new Map<string, PageCommand>();

/** What can be done on the page as it stands. */
export const pageCommands = (): readonly PageCommand[] => [...commands.values()];

/**
 * Offers what a button of the page does by its name, in the palette.
 *
 * @param isActive whether it can be done now
 */
export const usePageCommand = (label: string, run: () => void, isActive = true): void => {
  const id = useId();
  const runNow = useEffectEvent(run);
  useEffect(() => {
    if (!isActive) return;
    commands.set(id, { id, label, run: () => runNow() });
    return () => {
      commands.delete(id);
    };
  }, [id, label, isActive]);
};
