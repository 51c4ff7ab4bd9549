/** A passkey as its owner is told about it. */
export type OwnPasskey = { id: string; name: string; createdAt: Date; usedAt: Date | null }
