import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { analyse } from 'scslre';
import { type ESTree, parseAst } from 'vite';
import { expect, test } from 'vitest';
import { root } from './project.mjs';
import { projectFiles } from './projectFiles.mjs';

/** Source that meets what people send, or what was stored of it. */
const READING = /^(schemas|resources|i18n|dataProvider|server|mock-server|src)\/.*\.tsx?$/;
const TEST = /\.test(-d)?\.tsx?$/;

interface Literal {
  readonly source: string;
  readonly flags: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The regular expressions that are written down somewhere in a tree of source. */
const literalsIn = (node: unknown): readonly Literal[] => {
  if (Array.isArray(node)) return node.flatMap(literalsIn);
  if (!isObject(node)) return [];
  if (isObject(node.regex))
    return [{ source: String(node.regex.pattern), flags: String(node.regex.flags) }];
  return Object.values(node).flatMap(literalsIn);
};

/** Why matching takes longer than the text is long: quadratically, or worse. */
const problemsOf = (literal: Literal): readonly string[] =>
  analyse(literal).reports.map(
    ({ exponential }) => `/${literal.source}/ is ${exponential ? 'exponential' : 'polynomial'}`,
  );

const parsed = (text: string, path: string): ESTree.Program =>
  parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' });

test('what people write is matched in a time that is linear in its length', () => {
  const paths = projectFiles()
    .map((path) => relative(root, path))
    .filter((path) => READING.test(path) && !TEST.test(path));
  const found = paths.flatMap((path) => {
    const text = readFileSync(`${root}/${path}`, 'utf8');
    return literalsIn(parsed(text, path)).flatMap((literal) =>
      problemsOf(literal).map((problem) => `${path}: ${problem}`),
    );
  });
  expect(found).toEqual([]);
}, 120_000);

test.each(['(a+)+$', '<[^>]*>', '\\s+$'])('/%s/ is none of those', (source) =>
  expect(problemsOf({ source, flags: '' })).not.toEqual([]),
);
