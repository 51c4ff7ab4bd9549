import { imageUrl } from '../../images/image-url'
import type { Language } from '../../language/languages'
import { messagesIn } from '../../language/messages.server'
import { useTranslation } from '../../language/use-translation'
import { Letter, LetterButton, Paragraph, Salutation } from '../../mail/letter'
import { renderLetter } from '../../mail/render-letter.server'
import { euros } from '../../properties/price'
import type { PropertyCard } from '../../properties/property'
import { propertyPath } from '../../properties/property-path'
import { PriceTag } from '../../properties/shown/price-tag'
import { type ChipText, chips } from '../../search/chips'
import type { Criteria } from '../../search/criteria'
import type { NamedChoice } from '../../search/list/found-list'
import { useChipText } from '../../search/list/use-chip-text'
import type { Agency } from '../../web/agency'
import type { ChangeLine } from './change-line'
import { letterLook } from './letter-look'

export type Heard = {
  card: PropertyCard
  /** What changed. */
  changes: ChangeLine[]
  /** Why it fits. */
  reasons: ChipText[]
}
type NewsLetterProps = {
  agency: Agency
  origin: string
  language: Language
  name: string
  wish: Criteria
  names: { types: NamedChoice[]; countries: NamedChoice[] }
  heard: Heard[]
  /** How many more than are shown. */
  more: number
  links: { list: string; change: string; stop: string }
}

export async function writeNewsLetter(props: NewsLetterProps) {
  const { language, heard, more } = props
  const t = messagesIn(language).getFixedT(language, 'demands')
  const letter = await renderLetter(language, <NewsLetter {...props} />)
  return { subject: t('news.subject', { count: heard.length + more }), ...letter }
}

function NewsLetter(props: NewsLetterProps) {
  const { agency, name, wish, names, heard, more, links } = props
  const { t } = useTranslation('demands')
  const chipText = useChipText(names)
  const reasons = chips(wish).map(({ text }) => chipText(text))
  const count = heard.length + more
  return (
    <Letter
      agency={agency}
      preview={heard.map(({ card }) => card.title).join(' · ')}
      title={t('news.subject', { count })}
      footer={
        <>
          {t('news.reason')} <a href={links.change}>{t('news.change')}</a> ·{' '}
          <a href={links.stop}>{t('news.stop')}</a>
        </>
      }
    >
      <Salutation name={name} />
      <Paragraph>{t('news.why', { reasons: reasons.join(', ') })}</Paragraph>
      {heard.map((each) => (
        <Property key={each.card.id} {...each} {...props} />
      ))}
      {more > 0 && <Paragraph>{t('news.more', { count: more })}</Paragraph>}
      <LetterButton href={links.list}>{t('news.all')}</LetterButton>
    </Letter>
  )
}

function Property({ card, changes, reasons, names, origin, language }: Heard & NewsLetterProps) {
  const { t } = useTranslation('demands')
  const changeText = useChangeText()
  const chipText = useChipText(names)
  const [picture] = card.pictures
  const href = origin + propertyPath(card, language)
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={letterLook.property}
      className="property"
    >
      <tbody>
        <tr>
          <td>
            {picture && (
              <a href={href} data-skip-in-text="true">
                <img
                  src={origin + imageUrl(picture.file, { width: 600 })}
                  alt={picture.alt}
                  width={536}
                  style={letterLook.picture}
                />
              </a>
            )}
            {changes.map((change) => (
              <p key={change.says} style={letterLook.change} className="change">
                {changeText(change)}
              </p>
            ))}
            <p style={letterLook.price}>
              <PriceTag price={card.price} contract={card.contract} />
            </p>
            <p style={letterLook.title}>
              <a href={href}>{[card.title, card.townBeside].filter(Boolean).join(', ')}</a>
            </p>
            {reasons.length > 0 && (
              <p style={letterLook.reasons}>
                {t('news.fits', { reasons: reasons.map(chipText).join(', ') })}
              </p>
            )}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** "Prijs verlaagd van € 350.000 naar € 329.000" */
function useChangeText() {
  const { t } = useTranslation('demands')
  const { t: properties } = useTranslation('properties')
  return (change: ChangeLine): string => {
    switch (change.says) {
      case 'price-lowered':
      case 'price-raised':
        return t(`news.${change.says}`, { from: euros(change.from), to: euros(change.to) })
      case 'status-change':
        return t('news.status-change', {
          from: properties(`status.${change.from}`),
          to: properties(`status.${change.to}`),
        })
      default: {
        const said = t(`news.kind.${change.says}`)
        return change.status ? `${said} (${properties(`status.${change.status}`)})` : said
      }
    }
  }
}
