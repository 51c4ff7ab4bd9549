import type { OfferStatus } from '../../enquiries/offer'
import { useColon, useTranslation } from '../../language/use-translation'
import { amount } from '../../properties/price'
import { Button } from '../../ui/button'
import { Facts } from '../facts/facts'
import { Notice } from '../office-page'
import { officePath } from '../office-pages'
import { useMoments } from '../use-moments'
import styles from './enquiry.module.css'
import type { Decisions } from './enquiry-data'
import { TaskProblem, useTask } from './task-problem'

type Props = { offer: NonNullable<Decisions['offer']> }

const tones: Record<OfferStatus, string> = {
  received: 'state amber',
  'told-owner': 'state amber',
  accepted: 'state moss',
  refused: 'state red',
  withdrawn: 'state',
  expired: 'state red',
}

/** An offer: until when it stands, and what became of it. */
export function OfferPanel({ offer }: Props) {
  const { t } = useTranslation('office-enquiries')
  const { moment } = useMoments()
  const { amountCents, ends, status, next, log, stillOffered } = offer
  return (
    <section className="panel" aria-labelledby="offer">
      <h2 id="offer">{t('offer.title')}</h2>
      <Facts
        facts={[
          [t('offer.amount'), amount(amountCents)],
          [t('offer.ends'), ends && moment(ends)],
          [t('offer.status'), <State key="state" status={status} />],
          [t('offer.log'), <Steps key="steps" log={log} />],
        ]}
      />
      {stillOffered && (
        <Notice tone="warning">
          {t('offer.accepted-now')}{' '}
          <a href={officePath('property', { id: stillOffered })}>{t('offer.to-property')}</a>
        </Notice>
      )}
      {next.length > 0 ? <StepForm offer={offer} /> : <TaskProblem task="offer" />}
    </section>
  )
}

function State({ status }: { status: OfferStatus }) {
  const { t } = useTranslation('office-enquiries')
  return <span className={tones[status]}>{t(`offer-step.${status}`)}</span>
}

function Steps({ log }: Pick<Props['offer'], 'log'>) {
  const { t } = useTranslation('office-enquiries')
  const colon = useColon()
  const { moment } = useMoments()
  return (
    <ol>
      {log.map(({ step, at }) => (
        <li key={`${step} ${at.toISOString()}`}>
          {moment(at)}
          {colon}
          {t(`offer-step.${step}`)}
        </li>
      ))}
    </ol>
  )
}

function StepForm({ offer: { next, today } }: Props) {
  const { t } = useTranslation('office-enquiries')
  const { typed } = useTask('offer')
  return (
    <form method="post" className={styles.form}>
      <input type="hidden" name="task" value="offer" />
      <p className="help">{t('offer.help')}</p>
      <div className={styles.stepFields}>
        <div className="field">
          <label htmlFor="offer-step">{t('offer.step')}</label>
          <select
            className="input"
            id="offer-step"
            name="step"
            defaultValue={typed('step', next[0])}
          >
            {next.map((step) => (
              <option key={step} value={step}>
                {t(`offer-step.${step}`)}
              </option>
            ))}
          </select>
        </div>
        <Moment name="day" type="date" value={typed('day', today.day)} />
        <Moment name="time" type="time" value={typed('time', today.time)} />
      </div>
      <div className="field">
        <label htmlFor="offer-words">{t('offer.words')}</label>
        <textarea
          className="input"
          id="offer-words"
          name="words"
          rows={2}
          maxLength={2_000}
          defaultValue={typed('words')}
        />
      </div>
      <TaskProblem task="offer" />
      <div>
        <Button type="submit">{t('offer.save')}</Button>
      </div>
    </form>
  )
}

function Moment({ name, type, value }: { name: 'day' | 'time'; type: string; value: string }) {
  const { t } = useTranslation('office-enquiries')
  return (
    <div className="field">
      <label htmlFor={`offer-${name}`}>{t(`offer.${name}`)}</label>
      <input
        className="input"
        id={`offer-${name}`}
        name={name}
        type={type}
        defaultValue={value}
        required
      />
    </div>
  )
}
