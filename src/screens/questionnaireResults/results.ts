import { type DataRecord, foldText, readNumber } from '../../../schemas';

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
  userId: number;
  name: string;
  email: string;
  status: Status;
  /** `null` while there is nothing to score. */
  score: number | null;
}

const isOn = (flag: unknown): boolean => ['1', 'true'].includes(String(flag));

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const readUser = (wire: Readonly<Record<string, unknown>>): InvitedUser => {
  const completed = isOn(wire.completed);
  return {
    userId: readNumber(wire.userId) ?? 0,
    name: [text(wire.firstName), text(wire.lastName)].filter((part) => part !== '').join(' '),
    email: text(wire.email),
    status: statusOf({ completed, passed: isOn(wire.passed) }),
    score: completed ? readNumber(wire.score) : null,
  };
};

/** The people whom a questionnaire was sent to. */
export const readInvited = ({ invitedUsers }: DataRecord): readonly InvitedUser[] =>
  (Array.isArray(invitedUsers) ? invitedUsers : [])
    .filter((wire) => typeof wire === 'object' && wire !== null)
    .map(readUser);

/** Whether a person's name or address has the searched text in it, whatever its case and accents. */
export const isFound = ({ name, email }: InvitedUser, search: string): boolean =>
  foldText(`${name}\n${email}`).includes(foldText(search));
