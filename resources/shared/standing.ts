import { f } from '../../schemas';

/** What holds in a period, as far as it is switched on. */
interface InPeriod {
  readonly isOn: boolean;
  /** Its first and its last day; none where it has no such end. */
  readonly from: string | null;
  readonly until: string | null;
}

/** How what holds in a period stands today. */
export const standing = f.choice({
  values: ['active', 'upcoming', 'ended', 'inactive'],
  labels: 'standing',
  tones: { active: 'success', upcoming: 'info', ended: 'warning', inactive: 'default' },
});

/** Whether it holds by its days; it counts on the last one. */
export const standingOf = (
  { isOn, from, until }: InPeriod,
  today: string,
): 'active' | 'upcoming' | 'ended' | 'inactive' => {
  if (!isOn) return 'inactive';
  if (until && until < today) return 'ended';
  return from && from > today ? 'upcoming' : 'active';
};
