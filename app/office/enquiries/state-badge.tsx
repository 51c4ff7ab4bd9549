import type { EnquiryState } from '../../enquiries/enquiry-state'
import { useTranslation } from '../../language/use-translation'
import styles from './enquiries.module.css'

const tones: Record<EnquiryState, string> = {
  new: 'state amber',
  'in-hand': 'state moss',
  done: 'state',
  spam: 'state red',
}

export function StateBadge({ state }: { state: EnquiryState }) {
  const { t } = useTranslation('office-enquiries')
  return <span className={`${tones[state]} ${styles.whole}`}>{t(`state.${state}`)}</span>
}
