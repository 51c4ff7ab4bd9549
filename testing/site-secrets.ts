import pg from 'pg'
import { wordsOf } from '../app/mail/seal-mail.server'
import { installationKeys } from '../app/secrets/installation-keys.server'
import { createVault } from '../app/secrets/vault.server'
import { createSigner } from '../app/web/signed-link.server'
import type { Site } from './journey-site'

export type SecretSite = Pick<Site, 'databaseUrl' | 'folder'>

/** With the key that the site keeps beside its files. */
const vaultOf = ({ folder }: SecretSite) => createVault(installationKeys({ dataFolder: folder }))

/** Signs as that site does. */
export async function signerOf(site: SecretSite) {
  const [secret] = await rowsOf<{ value: string }>(
    site,
    `select value from secrets where name = 'links'`,
  )
  if (!secret) throw new Error('the site has never been opened')
  return createSigner(vaultOf(site).open(secret.value, 'secrets.value:links'))
}

/** The letters to somebody as they would be sent, newest first. */
export async function lettersTo(site: SecretSite, email: string) {
  const mails = await rowsOf<{ key: string; html: string; text: string; sealed: string | null }>(
    site,
    'select key, html, text, sealed from mails where recipient = $1 order by created_at desc',
    [email],
  )
  return mails.map((mail) => wordsOf(vaultOf(site), mail))
}

async function rowsOf<Row extends pg.QueryResultRow>(
  { databaseUrl }: SecretSite,
  question: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  return client.query<Row>(question, values).then(
    ({ rows }) => client.end().then(() => rows),
    (error) => client.end().then(() => Promise.reject(error)),
  )
}
