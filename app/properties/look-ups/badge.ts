/** Names of colours in the agency's tokens. */
export const badgeColors = ['moss', 'brick', 'amber', 'ink', 'sky'] as const
export type BadgeColor = (typeof badgeColors)[number]
