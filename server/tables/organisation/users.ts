import { users as definition } from '../../../resources/organisation/users';
import type { RowIn } from '../../store/Table';
import { json } from '../columns';
import { tableOf } from '../tableOf';

/** What a user is in an organisation that isn't the home one. */
export interface MemberRole {
  readonly organisationId: number;
  readonly roleId: number;
  readonly roleBelow?: 0 | 1;
}

/** Users, each with a home organisation and others that they are guests of. */
export const users = tableOf(definition, {
  shared: true,
  versioned: true,
  meanings: {
    passwordHash: 'password',
    passwordLinkHash: 'password',
    hasSecondFactor: 'secondFactor',
    active: 'suspension',
    roleId: 'grant',
    roleBelow: 'grant',
    memberRoles: 'grant',
    organisationIds: 'grant',
    groupIds: 'grant',
  },
  also: {
    passwordHash: { type: 'text', isSecret: true },
    /** When a generated one ends, in milliseconds since 1970; 0 once it was used, nothing of one that was chosen. */
    passwordExpires: 'number',
    /** 1 of one that breaks the rule of today, which it has from before. */
    passwordIsWeak: 'number',
    /** Of the link that was mailed to choose a password by. */
    passwordLinkHash: { type: 'text', isSecret: true, isIndexed: true },
    /** When that ends, in milliseconds since 1970. */
    passwordLinkEnds: 'number',
    organisationIds: { type: 'ids', to: 'organisations', isIndexed: true },
    groupIds: { type: 'ids', to: 'groups', isIndexed: true },
    memberRoles: json<readonly MemberRole[]>(),
  },
  unique: [['email']],
});

export type User = RowIn<typeof users>;
