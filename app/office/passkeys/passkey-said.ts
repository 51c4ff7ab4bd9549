import type { SubmissionResult } from '@conform-to/react'

/** What the page answers about a passkey that somebody adds. */
export type PasskeySaid = {
  reply?: SubmissionResult
  /** Named and asked for; now the device makes it. */
  proposed?: { name: string; options: string }
  problem?: 'passkey-not-made' | 'passkeys-full' | 'passkey-name-required' | 'passkey-name-long'
}

export const passkeyTasks = { name: 'name-passkey', add: 'add-passkey' }
export const removeField = 'remove-passkey'
export const renameField = 'rename-passkey'
