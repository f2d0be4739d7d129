import { useMemo } from 'react';
import { useLabels } from '../../fields/labels';
import type { Meaning } from '../../ui/week/WeekLegend';
import { activitiesOf, type Block, barOf } from './blockBars';

/** More colours can't be distinguished, and a longer list would push the week down. */
const MOST = 8;

/** What a block is called in the week: its activity, and where all are shown its resource. */
export const labelOf = ({ activityName, resourceName }: Block, isOfAll: boolean): string =>
  [activityName, isOfAll && resourceName].filter(Boolean).join(' · ');

/** The blocks as bars, those that don't count marked as such, and what their colours stand for. */
export const useBars = (page: string, blocks: readonly Block[] | undefined, isOfAll: boolean) => {
  const { screen } = useLabels(page);
  const { code } = useLabels('blocks');
  return useMemo(() => {
    const all = blocks ?? [];
    const activities = activitiesOf(all);
    const places = new Map([...activities.keys()].map((id, place) => [id, place]));
    const textOf = (name: string, { active, conflicts }: Block): string => {
      if (!active) return screen('inactive', { name });
      if (conflicts.length === 0) return name;
      const texts = conflicts.map((conflict) => code('conflicts', conflict));
      return screen('conflicts', { name, conflicts: texts.join(', ') });
    };
    // Of thousands of blocks many are called the same.
    const known = new Map<string, string>();
    const bars = all.flatMap((block) => {
      const name = labelOf(block, isOfAll);
      const key = `${name}|${block.active}|${block.conflicts.join()}`;
      const label = known.get(key) ?? textOf(name, block);
      known.set(key, label);
      return barOf(block, label, places.get(block.activityId ?? 0) ?? 0) ?? [];
    });
    const meanings: readonly Meaning[] = [
      ...[...activities.values()].slice(0, MOST).map((label, tone) => ({ label, tone })),
      ...(all.some(({ active }) => !active) ? [{ label: screen('off'), isOff: true }] : []),
      ...(all.some(({ conflicts }) => conflicts.length > 0)
        ? [{ label: screen('warned'), warns: true }]
        : []),
    ];
    return { bars, meanings };
  }, [blocks, screen, code, isOfAll]);
};
