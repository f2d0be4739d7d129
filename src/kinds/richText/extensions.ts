import { Extension, type Extensions, Mark, mergeAttributes, Node } from '@tiptap/react';
import { DefaultEditorOptions } from 'ra-input-rich-text';
import type { AllowedElements } from '../../../schemas/html/allowedHtml';
import { tables } from './tables';

/** The editor's own parts by the element that each is for; what an element of a text isn't for stays off. */
const partsOfKit = {
  blockquote: 'blockquote',
  bold: 'strong',
  bulletList: 'ul',
  code: 'code',
  codeBlock: 'pre',
  hardBreak: 'br',
  heading: 'h1',
  horizontalRule: 'hr',
  italic: 'em',
  listItem: 'li',
  orderedList: 'ol',
  strike: 's',
  underline: 'u',
} as const;

/** A division: the editor has none of its own, and would take its content out of it. */
const Division = Node.create({
  name: 'division',
  group: 'block',
  content: 'block+',
  parseHTML: () => [{ tag: 'div' }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes), 0],
});

/** A stretch of text that styles and scripts can find. */
const Stretch = Mark.create({
  name: 'stretch',
  // One may stand within another.
  excludes: '',
  parseHTML: () => [{ tag: 'span' }],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes), 0],
});

/** The editor's parts that have a class where the text's elements may; links see to theirs. */
const withClass = {
  ...{ bold: 'strong', italic: 'em', bulletList: 'ul', orderedList: 'ol', listItem: 'li' },
  ...{ paragraph: 'p', heading: 'h1', image: 'img', division: 'div', stretch: 'span' },
} as const;

/** Keeps the classes of elements, by which styles find them; the editor would drop them. */
const classesOf = (allows: AllowedElements): Extension =>
  Extension.create({
    name: 'classes',
    addGlobalAttributes: () => [
      {
        types: Object.entries(withClass)
          .filter(([, element]) => allows[element]?.includes('class'))
          .map(([part]) => part),
        attributes: { class: { default: null } },
      },
    ],
  });

const extensionNamed = (name: string) =>
  DefaultEditorOptions.extensions?.find((extension) => extension.name === name);

/** Links have what is written of them, and nothing that the editor adds. */
const plainLink = { HTMLAttributes: { target: null, rel: null, class: null } };

/** What an editor is made of whose text may hold these elements alone; all that it can do without a list. */
export const extensionsFor = (allows: AllowedElements | undefined): Extensions => {
  if (!allows) return [...(DefaultEditorOptions.extensions ?? []), ...tables];
  const off = Object.entries(partsOfKit).filter(([, element]) => !(element in allows));
  const kit = extensionNamed('starterKit')?.configure({
    ...Object.fromEntries(off.map(([part]) => [part, false])),
    link: 'a' in allows ? plainLink : false,
  });
  const picture =
    'img' in allows ? extensionNamed('image')?.configure({ inline: true }) : undefined;
  return [
    ...[kit, picture, classesOf(allows)],
    ...['div' in allows && Division, 'span' in allows && Stretch],
    ...('table' in allows ? tables : []),
  ].filter((extension) => extension !== undefined && extension !== false);
};
