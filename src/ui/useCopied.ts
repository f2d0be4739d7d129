import { useState } from 'react';

/** As pages without https do it, which have no clipboard of their own. @returns whether it worked */
const copySelected = (text: string): boolean => {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  // Beside what has the focus: a dialog takes it back from what stands elsewhere.
  (focused?.parentElement ?? document.body).append(area);
  area.focus();
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
};

/** Puts a text on the clipboard. @returns whether it worked */
export const write = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
};

/** Copies texts to the clipboard, and returns which was copied last; none before the first, nor when it was refused. */
export const useCopied = () => {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async (text: string) => setCopied((await write(text)) ? text : null);
  return { copied, copy };
};
