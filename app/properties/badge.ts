import type { Translatable } from '../language/translated'

/** Names of colours in the agency's tokens. */
export const badgeColors = ['moss', 'brick', 'amber', 'ink', 'sky'] as const
export type BadgeColor = (typeof badgeColors)[number]

export type Badge = { code: number; name: Translatable; color: BadgeColor; isOnMap: boolean }

/** The CRM's number for "nothing special". */
export const noBadge = 0
