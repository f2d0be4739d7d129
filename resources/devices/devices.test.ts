import { describe, expect, it } from 'vitest';
import { parseRecord } from '../../schemas/codec';
import { devices } from './devices';

const DAY_MS = 24 * 60 * 60 * 1000;
const now = Date.parse('2026-11-21T09:30:00Z');

const stateOf = (active: unknown, lastAccessTime: unknown) =>
  parseRecord(devices, { active, lastAccessTime }, now).state;
const ago = (milliseconds: number) => new Date(now - milliseconds).toISOString();

describe('the state of a device', () => {
  it('is active up to 7 days after its last access, and stale from the moment after', () => {
    expect(stateOf(1, ago(0))).toBe(1);
    expect(stateOf(1, ago(7 * DAY_MS - 1))).toBe(1);
    expect(stateOf(1, ago(7 * DAY_MS))).toBe(1);
    expect(stateOf(1, ago(7 * DAY_MS + 1))).toBe(2);
  });

  it('distinguishes an active device that was never seen from one that is silent', () => {
    expect(stateOf(1, null)).toBe(3);
    expect(stateOf(1, 'nooit')).toBe(3);
  });

  it('is off when the device is not active, however recent its last access', () => {
    expect(stateOf(0, ago(0))).toBe(0);
    expect(stateOf(0, ago(30 * DAY_MS))).toBe(0);
  });
});
