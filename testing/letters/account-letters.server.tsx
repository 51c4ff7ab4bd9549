import { writeAddressLetter } from '../../app/accounts/address-letter.server'
import { writeKeyLetter } from '../../app/accounts/key-letter.server'
import { DigestLetter } from '../../app/activity/digest-letter.email'
import { messagesIn } from '../../app/language/messages.server'
import { demoAgency as agency } from '../../seed/demo-agency'
import { href, type Reader, type Written, writer } from './writer.server'

/** To owners and staff. */
export async function accountLetters({ language, isKnown }: Reader): Promise<Written[]> {
  const reader = { name: isKnown ? 'Marleen De Smet' : '', language }
  const t = messagesIn(language).getFixedT(language, 'owners')
  const count = isKnown ? 12 : 1
  const home = {
    id: 1,
    address: 'Kouter 7, 9000 Gent',
    link: href,
    visitors: count,
    visitorsBefore: count,
    contacts: count,
    tours: count,
  }
  const title = t('letter.subject', home)
  const digest = { agency, name: reader.name, title, properties: [home], stopLink: href }
  return [
    { name: 'invitation', ...(await writeKeyLetter(agency, reader, 'invitation', href)) },
    { name: 'new password', ...(await writeKeyLetter(agency, reader, 'reset', href)) },
    { name: 'other address', ...(await writeAddressLetter(agency, reader)) },
    await writer(language)('week of an owner', title, <DigestLetter {...digest} />),
  ]
}
