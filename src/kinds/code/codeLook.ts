import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { tags } from '@lezer/highlight';
import type { Theme } from '@mui/material/styles';
import { EditorView, type Extension } from '@uiw/react-codemirror';

/** The editor in the theme's own colours, which are readable on light and dark alike. */
export const codeLook = (theme: Theme): Extension => {
  const { text, primary, info, success, warning, error, action, divider } = (theme.vars ?? theme)
    .palette;
  const selection = { backgroundColor: action.selected };
  return [
    EditorView.theme({
      '&': { fontSize: '0.8125rem', color: text.primary, backgroundColor: 'transparent' },
      '&.cm-focused': { outline: 'none' },
      '.cm-content': { caretColor: text.primary },
      '.cm-cursor': { borderLeftColor: text.primary },
      '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: action.hover },
      '.cm-gutters': {
        color: text.secondary,
        backgroundColor: 'transparent',
        borderRight: `1px solid ${divider}`,
      },
      '.cm-selectionBackground': selection,
      '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': selection,
    }),
    syntaxHighlighting(
      HighlightStyle.define([
        { tag: [tags.keyword, tags.tagName, tags.operatorKeyword], color: primary.main },
        { tag: [tags.propertyName, tags.attributeName, tags.className], color: info.main },
        { tag: [tags.string, tags.attributeValue, tags.color], color: success.main },
        { tag: [tags.number, tags.bool, tags.null, tags.unit, tags.atom], color: warning.main },
        { tag: [tags.regexp, tags.escape, tags.invalid], color: error.main },
        { tag: [tags.comment, tags.meta], color: text.secondary },
      ]),
    ),
  ];
};
