import { useEffect, useRef } from 'react';

interface Keys {
  isActive: boolean;
  onSave(): void;
  onCancel(): void;
}

/** Ctrl or Cmd with S saves, Escape cancels; an open menu or dialog keeps its own Escape. */
export const useRecordKeys = (keys: Keys): void => {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { isActive, onSave, onCancel } = latest.current;
      if (!isActive || event.defaultPrevented) return;
      if (event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        onSave();
      } else if (event.key === 'Escape' && !document.querySelector('[role="dialog"]')) {
        onCancel();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
};
