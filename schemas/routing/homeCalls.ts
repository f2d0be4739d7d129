import type { CallSpec } from '../resource/call';

/** The path of what home shows in figures, each by a function of its own. */
export const WIDGETS = 'dashboard/widgets';

/** The functions of whoever may see the sales. */
export const salesWidgets = [
  'figures',
  '7daysrevenue',
  'topSellingProducts',
  'inactiveArticles',
] as const;

const widget = <const Fn extends string>(fn: Fn) => ({ path: WIDGETS, fn });

export const integrationCall = widget('pos4integration');
export const awayCall = { path: 'activity/away' } as const;
export const attentionCall = { path: 'attention', method: 'GET' } as const;
export const mentionsCall = { path: 'mentions', method: 'GET' } as const;
export const followedCall = { path: 'follows/changes', method: 'GET' } as const;

/** All that home begins with; whoever may not see a part of it isn't answered, and doesn't ask. */
export const homeCalls: readonly (CallSpec & { readonly path: string })[] = [
  ...salesWidgets.map(widget),
  ...[integrationCall, awayCall, attentionCall, mentionsCall, followedCall],
];
