import { useTranslation } from '../../language/use-translation'
import { officePath } from '../office-pages'

/** From what somebody sent, booked or owns to all we know of them. */
export function ContactLink({ id }: { id: string | undefined }) {
  const { t } = useTranslation('office-contacts')
  return id ? <a href={officePath('contact', { id })}>{t('card.open')}</a> : null
}
