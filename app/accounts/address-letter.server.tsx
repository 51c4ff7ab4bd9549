import type { Language } from '../language/languages'
import { messagesIn } from '../language/messages.server'
import { useTranslation } from '../language/use-translation'
import { Letter, Paragraph, Salutation } from '../mail/letter'
import { renderLetter } from '../mail/render-letter.server'
import type { Agency } from '../web/agency'

type Reader = { name: string; language: Language }

/** To the address that somebody had until now. The new one is not told: whose mailbox is this? */
export async function writeAddressLetter(agency: Agency, { name, language }: Reader) {
  const t = messagesIn(language).getFixedT(language, 'accounts')
  const letter = <AddressLetter agency={agency} name={name} />
  return { subject: t('letter.address.subject'), ...(await renderLetter(language, letter)) }
}

function AddressLetter({ agency, name }: { agency: Agency; name: string }) {
  const { t } = useTranslation('accounts')
  return (
    <Letter
      agency={agency}
      preview={t('letter.address.preview')}
      title={t('letter.address.subject')}
      footer={t('letter.address.reason')}
    >
      <Salutation name={name} />
      <Paragraph>{t('letter.address.body')}</Paragraph>
      <Paragraph>{t('letter.address.alarm')}</Paragraph>
    </Letter>
  )
}
