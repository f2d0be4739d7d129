import { useState } from 'react';

/** A choice that this browser remembers. */
export const useStored = (key: string, initial: boolean): [boolean, (next: boolean) => void] => {
  const [value, setValue] = useState(() => {
    const stored = localStorage.getItem(key);
    return stored === null ? initial : stored === '1';
  });
  return [
    value,
    (next) => {
      localStorage.setItem(key, next ? '1' : '0');
      setValue(next);
    },
  ];
};
