import { useState } from 'react';

interface Options<Value> {
  value: Value;
  onChange(value: Value): void;
  /** The value as the field shows it. */
  write(value: Value): string;
  /** What a typed text means; a text that means nothing gives a value that the kind's check refuses. */
  read(text: string): Value;
}

/**
 * A value that is entered as text. What is typed stands as it was typed, right or not, until the field
 * is left; a text that means nothing stays even then, so that nothing is lost.
 */
export const useTypedText = <Value>({ value, onChange, write, read }: Options<Value>) => {
  const [typed, setTyped] = useState<{ text: string; value: Value } | null>(null);
  const isTyped = typed !== null && Object.is(typed.value, value);
  return {
    text: isTyped ? typed.text : write(value),
    type: (text: string) => {
      const next = read(text);
      setTyped({ text, value: next });
      onChange(next);
    },
    settle: () => {
      if (Object.is(read(write(value)), value)) setTyped(null);
    },
  };
};
