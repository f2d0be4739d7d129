import { expect, test } from 'vitest';
import { parseRows } from '../../../../schemas/documents/codec';
import { highestScore, judge, type Question, questionsOf, scoreOf } from './questions';

const value = (enumRowId: number, text: string, correct: number, language = 'NL-nl') => ({
  enumRowId,
  language,
  value: text,
  correct,
});

const enums = new Map([
  [1, { values: [value(1, 'Ja', 1), value(2, 'Nee', 0)] }],
  [
    2,
    {
      values: [
        ...[value(1, 'Rood', 1), value(2, 'Wit', 1), value(3, 'Geel', 0)],
        ...[value(4, 'Red', 1, 'EN-gb'), value(5, 'White', 1, 'EN-gb')],
      ],
    },
  ],
  [3, { values: [value(1, 'Goed', 0), value(2, 'Matig', 0)] }],
]);

const rows = parseRows([
  { id: 1, order: 1, type: 30, options: '{"text":"Welkom"}' },
  { id: 2, order: 2, type: 4, options: '{"title":"Eén","weight":2,"enumId":1}' },
  {
    id: 3,
    order: 3,
    type: 4,
    options: '{"title":"Meer","weight":3,"enumId":2,"enumDisplayMode":"checkbox"}',
  },
  { id: 4, order: 4, type: 4, options: '{"title":"Mening","weight":4,"enumId":3}' },
  { id: 5, order: 5, type: 1, options: '{"title":"Open","weight":5}' },
  { id: 6, order: 6, type: 8, options: '{"title":"Klaar"}' },
]);

const questions = questionsOf(rows, enums);
const [single, several, opinion, open] = questions as [Question, Question, Question, Question];

test('rows that ask for a value are the questions', () => {
  expect(questions.map(({ title }) => title)).toEqual(['Eén', 'Meer', 'Mening', 'Open']);
});

test.each([
  ['the right one', single, 1, { isRight: true, score: 2 }],
  ['the right one as text', single, '1', { isRight: true, score: 2 }],
  ['a wrong one', single, 2, { isRight: false, score: 0 }],
  ['one that is not offered', single, 9, { isRight: false, score: 0 }],
  ['right and wrong together', single, [1, 2], { isRight: false, score: 0 }],
  ['none', single, undefined, { isRight: false, score: 0 }],
  ['all right ones', several, [2, 1], { isRight: true, score: 3 }],
  ['all right ones of another language', several, [4, 5], { isRight: true, score: 3 }],
  ['one of two', several, [1], { isRight: false, score: 0 }],
  ['one too many', several, [1, 2, 3], { isRight: false, score: 0 }],
  ['none of several', several, [], { isRight: false, score: 0 }],
  ['an opinion', opinion, 1, { isRight: null, score: 0 }],
  ['a text', open, 'Ja', { isRight: null, score: 0 }],
] as const)('%s', (_, question, answer, judgement) => {
  expect(judge(question, answer)).toEqual(judgement);
});

test('the right answers’ weights make the score', () => {
  const answers = new Map<number, unknown>([
    [2, 1],
    [3, [1, 2]],
    [4, 1],
    [5, 'Mooi'],
  ]);
  expect(scoreOf(questions, answers)).toBe(5);
  expect(scoreOf(questions, new Map())).toBe(0);
  expect(highestScore(questions)).toBe(5);
});
