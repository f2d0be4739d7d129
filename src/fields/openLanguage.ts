import { createContext, use, useState } from 'react';

type OpenLanguage = readonly [language: string | undefined, open: (language: string) => void];

/** Which language of the blocks of a form is open, where others have to know: a picture beside it shows that one. */
export const OpenLanguageContext = createContext<OpenLanguage | null>(null);

/** The language that was opened last, none at first, and how another one is. */
export const useOpenLanguage = (): OpenLanguage => {
  const own = useState<string>();
  return use(OpenLanguageContext) ?? own;
};
