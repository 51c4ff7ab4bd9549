import { tokenHash } from '../app/accounts/secret-token.server'
import { askSite } from '../journeys/ask-site'
import type { OwnSite } from './own-site'

const mostAttempts = 5

/**
 * Some of what is thrown signs out whoever threw it, or takes their rights: this puts everybody back where
 * they were, so that the rest is not thrown by nobody.
 */
export async function keepSignedIn(site: OwnSite, tokens: string[]) {
  const hashes = tokens.map((token) => `'${tokenHash(token)}'`)
  await askSite(
    site,
    `create schema kept;
     create table kept.sessions as select * from sessions where token_hash in (${hashes});
     create table kept.accounts as
       select * from accounts where id in (select account_id from kept.sessions);
     create table kept.property_owners as select * from property_owners`,
  )
  const putBack = async () => {
    await askSite(
      site,
      `update accounts set role = kept.role, email = kept.email, is_active = true
         from kept.accounts kept where accounts.id = kept.id;
       insert into sessions select * from kept.sessions on conflict do nothing;
       delete from property_owners;
       insert into property_owners select * from kept.property_owners on conflict do nothing`,
    )
    const [row] = await askSite<{ missing: number }>(
      site,
      `select count(*)::int as missing from kept.sessions kept
         where not exists (select from sessions where token_hash = kept.token_hash)`,
    )
    return row?.missing ?? tokens.length
  }
  return async () => {
    // What is still on its way may sign somebody out in between.
    for (let attempt = 1; ; attempt += 1) {
      const missing = await putBack()
      if (missing === 0) return
      if (attempt === mostAttempts) throw new Error(`${missing} could not sign in again`)
    }
  }
}
