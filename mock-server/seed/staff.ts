/** A user of the demo who can sign in. */
export interface StaffMember {
  readonly email: string;
  readonly firstName: string;
  readonly insertions: string;
  readonly lastName: string;
  readonly gender: 'M' | 'F' | 'U';
  /** Its role in each of its organisations, and where an administrator's in those below. */
  readonly role: 'Administrator' | 'Manager' | 'Operator';
  /** Codes of the organisations that it belongs to; the first is its home. */
  readonly organisations: readonly [home: string, ...others: string[]];
  /** Security groups of its home. */
  readonly groups: readonly string[];
  readonly isApiUser?: boolean;
}

/** Five users with different rights. */
export const staff: readonly StaffMember[] = [
  {
    email: 'admin@demo.test',
    firstName: 'Marjolein',
    insertions: 'van der',
    lastName: 'Linden',
    gender: 'F',
    role: 'Administrator',
    organisations: ['KK', 'ZK', 'BB'],
    groups: ['Beheerders'],
  },
  {
    email: 'manager@demo.test',
    firstName: 'Teun',
    insertions: '',
    lastName: 'Kamphuis',
    gender: 'M',
    role: 'Manager',
    organisations: ['KK'],
    groups: ['Redactie', 'Storingsdienst', 'Klantenservice', 'Winkel'],
  },
  {
    email: 'operator@demo.test',
    firstName: 'Noor',
    insertions: 'de',
    lastName: 'Ruiter',
    gender: 'F',
    role: 'Operator',
    organisations: ['KK'],
    groups: ['Meekijkers'],
  },
  {
    email: 'museum@demo.test',
    firstName: 'Elliot',
    insertions: '',
    lastName: 'Hartley',
    gender: 'M',
    role: 'Manager',
    organisations: ['ZK'],
    groups: ['Beheer'],
  },
  {
    email: 'api@demo.test',
    firstName: '',
    insertions: '',
    lastName: 'Kassakoppeling',
    gender: 'U',
    role: 'Operator',
    organisations: ['KK'],
    groups: ['Koppelingen'],
    isApiUser: true,
  },
];
