import type { Missing } from '../../costs/legal-mentions'
import { useTranslation } from '../../language/use-translation'
import type { Lack } from '../../stock/publish-minimum'
import { Notice } from '../office-page'
import styles from './stock.module.css'

/** What the law wants and this advertisement lacks. */
export function GateList({ missing }: { missing: Missing[] }) {
  const { t } = useTranslation(['office-properties', 'costs'])
  return (
    <ul className={styles.list}>
      {missing.map(({ mention, action }) => (
        <li key={mention} className={styles[action]}>
          {t(`costs:mention.${mention}`)}
          <span className={styles.kind}>{t(`gate.${action}`)}</span>
        </li>
      ))}
    </ul>
  )
}

/** Why a property was not put on the site. */
export function GateNotice({ missing }: { missing: Missing[] }) {
  const { t } = useTranslation('office-properties')
  return (
    <Notice tone="warning">
      {t('gate.refused')}
      <GateList missing={missing} />
    </Notice>
  )
}

/** What it needs before it may be on the site at all. */
export function LackNotice({ lacks }: { lacks: Lack[] }) {
  const { t } = useTranslation('office-properties')
  return (
    <Notice tone="warning">
      {t('gate.refused')}
      <ul className={styles.list}>
        {lacks.map((lack) => (
          <li key={lack}>{t(`lack.${lack}`)}</li>
        ))}
      </ul>
    </Notice>
  )
}
