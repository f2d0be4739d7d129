import { useState } from 'react';

/** Puts texts on the clipboard, and tells which was put there last; none before the first. */
export const useCopied = () => {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = (text: string) => navigator.clipboard.writeText(text).then(() => setCopied(text));
  return { copied, copy };
};
