import { newRow } from '../../../schemas/documents';
import { serializeRow } from '../../../schemas/documents/codec';
import { slugify } from '../../../schemas/kinds/slug';
import { states } from '../../../server/behaviours/builder/documents/family';
import { fullName } from '../../../server/behaviours/builder/questionnaires/invitations';
import { mailboxText, senderOf } from '../../../server/services/mail/Letter';
import type { Row } from '../../../server/store/Store';
import type { Workshop } from '../collections';
import { DAY, dayBefore, HOUR, MINUTE, momentBefore } from '../moments';
import type { Random } from '../random';
import {
  type Phase,
  type QuestionnaireText,
  type QuestionText,
  questionnaireTexts,
} from '../texts/questionnaires';

/** Days before the demo's day: of begin and end, of the mails, and until when people answered. */
const days: Readonly<
  Record<Phase, { start: number; end: number; invited: number; reminded: number; last: number }>
> = {
  planned: { start: -10, end: -40, invited: 0, reminded: 0, last: 0 },
  running: { start: 15, end: -14, invited: 15, reminded: 5, last: 1 },
  ended: { start: 95, end: 60, invited: 95, reminded: 75, last: 61 },
};

/** The share of those invited who completed it. */
const diligence: Readonly<Record<Phase, number>> = { planned: 0, running: 0.62, ended: 0.85 };

const RIGHT = '*';
const SOME_OPINIONS = ['Niets, gaat goed', 'Meer uitleg bij de kassa', 'Duidelijker pictogrammen'];

const rightOnes = (answers: readonly string[]): number =>
  answers.filter((answer) => answer.startsWith(RIGHT)).length;

const addEnum = ({ add }: Workshop, text: QuestionnaireText, [title, , ...answers]: QuestionText) =>
  add('enums', {
    name: title,
    description: text.name,
    tags: text.tags,
    values: answers.map((answer, index) => ({
      enumRowId: index + 1,
      language: 'NL-nl',
      code: String.fromCharCode(97 + index),
      value: answer.replace(RIGHT, ''),
      correct: answer.startsWith(RIGHT) ? 1 : 0,
    })),
  }).id;

const rowOf = (shop: Workshop, text: QuestionnaireText, question: QuestionText, index: number) => {
  const [title, weight, ...answers] = question;
  const row = newRow(answers.length > 0 ? 4 : 1);
  const choice = answers.length > 0 && {
    enumId: addEnum(shop, text, question),
    enumDisplayMode: rightOnes(answers) > 1 ? 'checkbox' : 'radio',
  };
  const options = { ...row.options, title, weight, required: weight > 0, ...choice };
  return serializeRow({ ...row, id: index + 1, order: index + 1, options });
};

const addDocument = (shop: Workshop, text: QuestionnaireText): number =>
  shop.add('objectsDefinitions', {
    title: text.name,
    description: text.description,
    tags: text.tags,
    key: slugify(text.name),
    language: 'NL-nl',
    state: states.active,
    version: 1,
    properties: [],
    values: text.questions.map((question, index) => rowOf(shop, text, question, index)),
  }).id;

const htmlOf = (paragraphs: readonly string[]): string =>
  paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');

const addQuestionnaire = (shop: Workshop, text: QuestionnaireText): Row => {
  const { start, end } = days[text.phase];
  const [invitationSubject, ...invitation] = text.invitation;
  const [reminderSubject, ...reminder] = text.reminder;
  const groups = shop
    .rows('appUserGroups')
    .filter(({ name }) => text.groups.includes(String(name)));
  return shop.add('questionnaires', {
    name: text.name,
    description: text.description,
    objectDefinitionId: addDocument(shop, text),
    sender: text.sender.replace('@', `@${shop.profile.domain}`),
    minimumScore: text.minimumScore,
    hussleQuestions: 0,
    hussleAnswers: text.phase === 'running' ? 1 : 0,
    startDate: dayBefore(shop.now, start),
    endDate: dayBefore(shop.now, end),
    userGroups: groups.map(({ id }) => id),
    invitationSubject,
    invitationBody: htmlOf(invitation),
    reminderSubject,
    reminderBody: htmlOf(reminder),
    unsent: null,
  });
};

const isOneOf = (ids: unknown, wanted: readonly unknown[]): boolean =>
  Array.isArray(ids) && ids.some((id) => wanted.includes(id));

const peopleOf = (shop: Workshop, { userGroups }: Row): readonly Row[] =>
  shop
    .rows('applicationUsers')
    .filter(
      ({ active, email, groupIds }) =>
        active === 1 && email !== '' && isOneOf(groupIds, [userGroups].flat()),
    );

/** What someone answers who knows so much, from 0 to 1. */
const answerTo = (random: Random, [, , ...answers]: QuestionText, knowledge: number): unknown => {
  if (answers.length === 0) return random.chance(0.4) ? random.pick(SOME_OPINIONS) : '';
  const ids = answers.map((_, index) => index + 1);
  const right = ids.filter((id) => answers[id - 1]?.startsWith(RIGHT));
  const knows = right.length > 0 && random.chance(knowledge);
  if (right.length > 1) return knows ? right : random.sample(ids, random.int(1, 2));
  return knows ? right[0] : random.pick(ids);
};

const answersOf = (random: Random, questions: readonly QuestionText[]) => {
  const knowledge = random.pick([0.35, 0.7, 0.85, 0.95]);
  return questions
    .map((question, index) => ({ rowId: index + 1, value: answerTo(random, question, knowledge) }))
    .filter(({ value }) => value !== '');
};

/** When someone was invited, reminded and done; nobody is reminded who is done. */
const momentsOf = ({ now }: Workshop, random: Random, phase: Phase) => {
  const { invited, reminded, last } = days[phase];
  const isDone = random.chance(diligence[phase]);
  const done = random.int(last * 24, invited * 24 - 2) * HOUR + random.int(0, 59) * MINUTE;
  const isReminded = !isDone || done < reminded * DAY;
  return {
    invitedAt: momentBefore(now, invited * DAY),
    remindedAt: isReminded ? momentBefore(now, reminded * DAY) : null,
    completedAt: isDone ? momentBefore(now, done) : null,
  };
};

const addMail = (
  { add, profile }: Workshop,
  kind: 'invitation' | 'reminder',
  questionnaire: Row,
  user: Row,
  date: string,
): void => {
  const from = senderOf(String(questionnaire.sender), {
    name: profile.name,
    address: `noreply@${profile.domain}`,
  });
  const to = { name: fullName(user), address: String(user.email) };
  add('outbox', {
    date,
    to: mailboxText(to),
    toName: to.name,
    toAddress: to.address,
    subject: questionnaire[`${kind}Subject`],
    kind,
    sender: mailboxText(from),
    senderName: from.name,
    senderAddress: from.address,
    delivery: 'kept',
    body: questionnaire[`${kind}Body`],
    file: '',
  });
};

const invite = (shop: Workshop, text: QuestionnaireText, questionnaire: Row): void => {
  const random = shop.random(text.name);
  const people = random.sample(peopleOf(shop, questionnaire), text.most);
  const invitations = people.map((user) => {
    const moments = momentsOf(shop, random, text.phase);
    const { firstName, insertions, lastName, email } = user;
    const answers = moments.completedAt === null ? [] : answersOf(random, text.questions);
    const values = { questionnaireId: questionnaire.id, userId: user.id, answers, ...moments };
    shop.add('questionnaireInvitations', { ...values, firstName, insertions, lastName, email });
    return { user, ...moments };
  });
  for (const { user, invitedAt } of invitations)
    addMail(shop, 'invitation', questionnaire, user, invitedAt);
  for (const { user, remindedAt } of invitations)
    if (remindedAt !== null) addMail(shop, 'reminder', questionnaire, user, remindedAt);
};

/** Adds questionnaires with their documents: one to be sent, one that runs, one that has ended. */
export const addQuestionnaires = (shop: Workshop): void => {
  for (const text of questionnaireTexts[shop.profile.code] ?? []) {
    const questionnaire = addQuestionnaire(shop, text);
    if (text.phase !== 'planned') invite(shop, text, questionnaire);
  }
};
