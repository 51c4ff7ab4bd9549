import { useTranslation } from '../../language/use-translation'
import { Check, Info } from '../../ui/icons'
import type { PlanningAnswer, PlanningCode } from '../look-ups/planning-code'
import type { FullProperty } from '../shown/full-property'
import styles from './detail.module.css'
import { FieldList } from './field-list'
import { FloodScores } from './flood-scores'
import planningStyles from './planning-section.module.css'

export function hasPlanning({ planning, flood, fields }: FullProperty): boolean {
  const { legal, certificates } = fields
  return planning.length + legal.length + certificates.length > 0 || hasFlood(flood)
}

function hasFlood({ gScore, pScore, zones }: FullProperty['flood']): boolean {
  return Boolean(gScore || pScore || zones)
}

/** What can be drawn comes first; nothing of it is ever folded. */
export function PlanningSection({ property }: { property: FullProperty }) {
  const { t } = useTranslation('properties')
  const { planning, flood, fields } = property
  if (!hasPlanning(property)) return null
  return (
    <section className={styles.section} id="legal">
      <h2>{t('group.legal')}</h2>
      {hasFlood(flood) && <FloodScores flood={flood} />}
      {planning.length > 0 && (
        <dl className={planningStyles.legal}>
          {planning.map((answer) => (
            <Answer key={answer.field} answer={answer} />
          ))}
        </dl>
      )}
      <FieldList fields={fields.legal} isWide />
      {fields.certificates.length > 0 && (
        <>
          <h3>{t('group.certificates')}</h3>
          <FieldList fields={fields.certificates} isWide />
        </>
      )}
    </section>
  )
}

/** A permit that is there, and all that is not there to stand in the way. */
const clear: PlanningCode[] = ['Vg', 'Gdv', 'Gmo', 'Gvkr', 'Gvv']

function Answer({ answer: { field, codes, text } }: { answer: PlanningAnswer }) {
  const { t } = useTranslation('properties')
  const isClear = codes.length > 0 && codes.every((code) => clear.includes(code))
  return (
    <div>
      <dt>
        <span className={planningStyles.mark} data-clear={isClear}>
          {isClear ? <Check /> : <Info />}
        </span>
        {t(`planning.fields.${field}`)}
        {codes.map((code) => (
          <span key={code} className={planningStyles.code}>
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
