import { kinds as english } from '../../../i18n/en/kinds';
import { shell as englishShell } from '../../../i18n/en/shell';
import { kinds as dutch } from '../../../i18n/nl/kinds';
import { shell as dutchShell } from '../../../i18n/nl/shell';
import { foldText, type Right, rights } from '../../../schemas';

const NONE = new Set([english, dutch].map(({ accessFlags }) => foldText(accessFlags.none)));

const byName: ReadonlyMap<string, Right> = new Map(
  [englishShell, dutchShell].flatMap((shell) =>
    rights.map((right) => [foldText(shell.rights[right]), right] as const),
  ),
);

/** The flags of the rights that a text names; the text itself where it is the flags. */
export const readRights = (text: string): string => {
  const words = text.trim();
  if (NONE.has(foldText(words))) return '0000';
  const named = words.split(/[,;]/).map((word) => byName.get(foldText(word.trim())));
  if (named.includes(undefined)) return words;
  return rights.map((right) => (named.includes(right) ? '1' : '0')).join('');
};
