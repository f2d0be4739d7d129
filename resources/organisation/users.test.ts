import { describe, expect, it } from 'vitest';
import { emptyRecord } from '../../schemas';
import { serializeRecord } from '../../schemas/codec';
import { users } from './users';

describe('a user', () => {
  const saved = (active: boolean, apiUser: boolean, autoApproval: boolean) =>
    serializeRecord(users, { ...emptyRecord(users), active, apiUser, autoApproval }, 'update')
      .active;

  it('is saved as active when it is an API user with automatic approval', () =>
    expect(saved(false, true, true)).toBe(1));

  it('is saved as entered otherwise', () => {
    expect(saved(false, true, false)).toBe(0);
    expect(saved(false, false, true)).toBe(0);
    expect(saved(true, false, false)).toBe(1);
  });
});
