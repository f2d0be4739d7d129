import { carriedRows } from '../../../dataProvider/values';
import { type DataRecord, f, foldText, holdsWords, wordsOf } from '../../../schemas';

/** Percentages that are shown as they stand here: they don't follow from the counts. */
export const percentages = [
  { name: 'passed', percentage: 70, tone: 'success' },
  { name: 'incomplete', percentage: 10, tone: 'warning' },
  { name: 'failed', percentage: 20, tone: 'error' },
] as const;

/** How an invited person stands, by the codes of the contract. */
export const statuses = { notCompleted: 2, passed: 1, failed: 0 } as const;

export type Status = (typeof statuses)[keyof typeof statuses];

/** How each status looks. */
export const statusTones = { 2: 'warning', 1: 'success', 0: 'error' } as const;

/** Who hasn't completed it is neither passed nor failed; who has is the one or the other. */
export const statusOf = (user: { completed: boolean; passed: boolean }): Status => {
  if (!user.completed) return statuses.notCompleted;
  return user.passed ? statuses.passed : statuses.failed;
};

/** An invited person as a row of the table. */
export interface InvitedUser {
  [name: string]: unknown;
  id: number;
  name: string;
  email: string;
  status: Status;
  /** `null` while there is nothing to score. */
  score: number | null;
}

const fields = {
  firstName: f.text(),
  lastName: f.text(),
  email: f.text(),
  completed: f.flag(),
  passed: f.flag(),
  score: f.decimal(),
};

/** The people whom a questionnaire was sent to. */
export const invitedBy = (record: DataRecord): readonly InvitedUser[] =>
  carriedRows(record, 'invitedUsers', fields, 'userId').map((user) => ({
    id: user.id,
    name: [user.firstName, user.lastName].filter((part) => part !== '').join(' '),
    email: user.email,
    status: statusOf(user),
    score: user.completed ? user.score : null,
  }));

/** How many stand how, of all of them. */
export const sharesOf = (users: readonly InvitedUser[]) =>
  ([statuses.passed, statuses.failed, statuses.notCompleted] as const).map((status) => {
    const count = users.filter((user) => user.status === status).length;
    const percentage = users.length > 0 ? (100 * count) / users.length : 0;
    return { name: String(status), status, count, percentage, tone: statusTones[status] };
  });

/** Whether a person's name or address has the searched text in it, whatever its case and accents. */
export const isFound = ({ name, email }: InvitedUser, search: string): boolean =>
  holdsWords(foldText(`${name}\n${email}`), wordsOf(search));
