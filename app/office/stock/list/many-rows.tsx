import type { Missing } from '../../../costs/legal-mentions'
import { useTranslation } from '../../../language/use-translation'
import type { OfficeState } from '../../../properties/office/office-list'
import { type ManyChange, stateIn } from '../../../stock/many/many-change'
import type { Lack } from '../../../stock/publish-minimum'
import { officePath } from '../../office-pages'
import { Rows } from '../../rows'
import { StateBadge } from '../state-badge'
import styles from './list.module.css'

type Look = { state: OfficeState; isPriceShown: boolean; isAddressShown: boolean }
type Row = {
  id: number
  reference: string
  title: string
  before: Look
  after: Look
  outcome: 'changed' | 'same' | 'not-possible' | 'incomplete' | 'withheld' | 'stale'
  missing: Missing[]
  lacks: Lack[]
}

/** Each as it is and as it would be, or why it stays as it is. */
export function ManyRows({ rows, change }: { rows: Row[]; change: ManyChange }) {
  const { t } = useTranslation(['office-properties', 'costs', 'office'])
  const yesNo = (is: boolean) => t(is ? 'office:yes' : 'office:no')
  const look = ({ state, isPriceShown, isAddressShown }: Look) => {
    if (stateIn(change)) return <StateBadge state={state} />
    return yesNo(change.endsWith('price') ? isPriceShown : isAddressShown)
  }
  const lacking = ({ lacks, missing }: Row) =>
    [
      ...lacks.map((lack) => t(`lack.${lack}`)),
      ...missing.map(({ mention }) => t(`costs:mention.${mention}`)),
    ].join(', ')
  const said = ({ outcome, missing }: Row) => {
    if (outcome !== 'changed') return t(`many.outcome.${outcome}`)
    return missing.length > 0 ? t('many.outcome.warned') : ''
  }
  return (
    <Rows
      caption={t('many.caption')}
      rows={rows}
      keyOf={({ id }) => id}
      empty={t('many.nothing-ticked')}
      columns={[
        {
          title: t('list.home'),
          cell: ({ id, title, reference }) => (
            <>
              <a href={officePath('property', { id })}>{title}</a>{' '}
              <span className="reference">{reference}</span>
            </>
          ),
        },
        { title: t('many.now'), cell: ({ before }) => look(before) },
        {
          title: t('many.becomes'),
          cell: ({ after, outcome }) => (outcome === 'changed' ? look(after) : '–'),
        },
        {
          title: t('many.note'),
          cell: (row) => (
            <span className={styles.note}>
              {said(row)} {lacking(row)}
            </span>
          ),
        },
      ]}
    />
  )
}
