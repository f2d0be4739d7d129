/** Goes through what a definition says, and notes each word in it. */
export type Reader = (part: unknown, note: (word: string) => void) => void;

/** The words of a part, whichever of its forms it has. */
type WordOf<Part> = Part extends object ? keyof Part & string : never;

/** Each word of a part, with what reads the value that it is given; `null` where that holds no words. */
export type Grammar<Part> = { readonly [Word in WordOf<Part>]: Reader | null };

const isPart = (part: unknown): part is Readonly<Record<string, unknown>> =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

/** Makes the parts of a language, and keeps which words they have. */
export const createLanguage = () => {
  const words = new Set<string>();
  /** The type checker compares the grammar with the type of the part. */
  const part =
    <Part>() =>
    (name: string, grammar: Grammar<Part>): Reader => {
      const readers = new Map<string, Reader | null>(Object.entries(grammar));
      for (const word of readers.keys()) words.add(`${name}.${word}`);
      return (part, note) => {
        if (!isPart(part)) return;
        for (const [word, value] of Object.entries(part)) {
          const reader = readers.get(word);
          if (reader === undefined || value === undefined) continue;
          note(`${name}.${word}`);
          reader?.(value, note);
        }
      };
    };
  return { words, part };
};

/** Parts that stand under names which the definition chooses. */
export const named =
  (reader: Reader): Reader =>
  (part, note) => {
    if (isPart(part)) for (const value of Object.values(part)) reader(value, note);
  };

/** The parts of a list. */
export const each =
  (reader: Reader): Reader =>
  (part, note) => {
    if (Array.isArray(part)) for (const value of part) reader(value, note);
  };
