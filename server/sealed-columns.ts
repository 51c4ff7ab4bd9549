import type { SealedColumn } from '../app/secrets/seal-again.server'

/** Everything that is encrypted with the key of the installation. */
export const sealedColumns: SealedColumn[] = [
  { table: 'secrets', name: 'name', column: 'value' },
  { table: 'accounts', name: 'id', column: 'totp_secret' },
  { table: 'mails', name: 'key', column: 'sealed' },
  { table: 'feed_sources', name: 'name', column: 'credentials' },
  { table: 'feed_sources', name: 'name', column: 'token' },
  { table: 'own_calendars', name: 'agent_id', column: 'address' },
]
