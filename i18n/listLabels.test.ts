import { describe, expect, it } from 'vitest';
import { columnNames, filterNames, moreColumnNames, rangesOf } from '../schemas';
import { definitions } from '../tests/fixtures/definitions';
import { textFiles } from '../tests/fixtures/texts';
import { common as english } from './en/labels/common';
import { labelText } from './labelText';
import { common as dutch } from './nl/labels/common';

const locales = [
  { locale: 'en', files: textFiles.en, common: english },
  { locale: 'nl', files: textFiles.nl, common: dutch },
] as const;

const listed = definitions.filter(({ list }) => list.columns.length > 0);

/** Names without a text, and texts that several names share. */
const unclear = (names: readonly string[], textOf: (name: string) => string | undefined) => {
  const texts = names.map(textOf);
  return names.filter((name, index) => {
    const text = texts[index];
    return text === undefined || text === name || texts.indexOf(text) !== texts.lastIndexOf(text);
  });
};

describe.each(locales)('in $locale', ({ files, common }) => {
  it.each(listed)('what the list of $name offers is told apart by its names', (definition) => {
    const file = Object.entries(files).find(([path]) => path.endsWith(`/${definition.name}`));
    const textOf = (name: string) => labelText(file?.[1].labels, common, `fields.${name}`);
    const asks = Object.keys(definition.list.asks ?? {});
    const askText = (name: string) => labelText(file?.[1].labels, common, `asks.fields.${name}`);
    const columns = [...columnNames(definition), ...moreColumnNames(definition)];
    expect({
      columns: unclear(columns, textOf),
      filters: unclear([...filterNames(definition), ...asks], (name) =>
        asks.includes(name) ? askText(name) : textOf(name),
      ),
    }).toEqual({ columns: [], filters: [] });
  });

  it.each(listed)('the ranges of the list of $name have names', (definition) => {
    const file = Object.entries(files).find(([path]) => path.endsWith(`/${definition.name}`));
    const textOf = (name: string) => labelText(file?.[1].labels, common, `fields.${name}`);
    const names = rangesOf(definition).map(({ name }) => name);
    expect(unclear(names, textOf)).toEqual([]);
  });

  it.each(listed)('the list of $name says in a sentence what belongs in it', (definition) => {
    const { name, single, pages } = definition;
    if (single || Object.keys(pages).length > 0) return;
    const file = Object.entries(files).find(([path]) => path.endsWith(`/${name}`));
    expect(labelText(file?.[1].labels, common, 'belongs')).toMatch(/^\p{Lu}.{20,}\.$/u);
  });
});
