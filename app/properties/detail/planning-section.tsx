import { useTranslation } from '../../language/use-translation'
import type { PlanningAnswer, PlanningCode } from '../look-ups/planning-code'
import type { FullProperty } from '../shown/full-property'
import styles from './detail.module.css'
import { FieldList } from './field-list'
import { FloodScores } from './flood-scores'

export function PlanningSection({ property }: { property: FullProperty }) {
  const { t } = useTranslation('properties')
  const { planning, flood, fields } = property
  const hasFlood = Boolean(flood.gScore || flood.pScore || flood.zones)
  if (planning.length === 0 && fields.legal.length === 0 && !hasFlood) return null
  return (
    <section className={styles.section}>
      <h2>{t('group.legal')}</h2>
      {planning.length > 0 && (
        <dl className={styles.legal}>
          {planning.map((answer) => (
            <Answer key={answer.field} answer={answer} />
          ))}
        </dl>
      )}
      <FieldList fields={fields.legal} />
      {hasFlood && <FloodScores flood={flood} />}
    </section>
  )
}

function Answer({ answer: { field, codes, text } }: { answer: PlanningAnswer }) {
  const { t } = useTranslation('properties')
  return (
    <div>
      <dt>
        {t(`planning.fields.${field}`)}
        {codes.map((code) => (
          <span key={code} className={styles.code}>
            {code}
          </span>
        ))}
      </dt>
      <dd>
        {text}
        {codes.map((code) => (
          <Explained key={code} code={code} />
        ))}
      </dd>
    </div>
  )
}

function Explained({ code }: { code: PlanningCode }) {
  const { t } = useTranslation('properties')
  return (
    <>
      <b>{t(`planning.codes.${code}.name`)}</b>
      <p className="small soft">{t(`planning.codes.${code}.meaning`)}</p>
    </>
  )
}
