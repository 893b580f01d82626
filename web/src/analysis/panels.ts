// The tools beside the moves, one at a time.

export const panels = ['review', 'openings', 'share'] as const;
export type Panel = (typeof panels)[number];
