import { grounds } from '../../enquiries/candidates/candidate'
import { useColon, useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import { Facts } from '../facts/facts'
import { officePath } from '../office-pages'
import { useMoments } from '../use-moments'
import styles from './enquiry.module.css'
import type { Decisions } from './enquiry-data'
import { TaskProblem, useTask } from './task-problem'

type Props = { candidate: NonNullable<Decisions['candidate']>; submission: string }

/** A candidate tenant: every decision has one of the grounds that the law allows. */
export function CandidatePanel({ candidate, submission }: Props) {
  const { t } = useTranslation('office-enquiries')
  const { moment } = useMoments()
  const { status, place, count, files, propertyId } = candidate
  return (
    <section className="panel" aria-labelledby="candidate">
      <h2 id="candidate">{t('candidate.title')}</h2>
      <Facts
        facts={[
          [
            t('candidate.status'),
            <>
              {t(`candidate-step.${status}`)}. {t('candidate.place', { place, count })}.{' '}
              <a href={officePath('candidates', { id: propertyId })}>{t('candidate.log')}</a>
            </>,
          ],
          [
            t('candidate.file'),
            files.length === 0
              ? t('candidate.no-file')
              : files.map((file) => (
                  <a key={file.id} href={officePath('enquiry', { id: file.id })}>
                    {moment(file.receivedAt)}
                  </a>
                )),
          ],
        ]}
      />
      {candidate.next.length > 0 && <DecisionForm candidate={candidate} submission={submission} />}
    </section>
  )
}

function DecisionForm({ candidate, submission }: Props) {
  const { t } = useTranslation('office-enquiries')
  const colon = useColon()
  const { typed } = useTask('candidate')
  return (
    <form method="post" className={styles.form}>
      <input type="hidden" name="task" value="candidate" />
      <input type="hidden" name="submission" value={typed('submission', submission)} />
      <p className="help" id="candidate-help">
        {t('candidate.help')}
      </p>
      <div className="field">
        <label htmlFor="decision">{t('candidate.decide')}</label>
        <select
          className="input"
          id="decision"
          name="decision"
          required
          aria-describedby="candidate-help"
          defaultValue={typed('decision')}
        >
          <option value="" />
          {candidate.next.map((step) => (
            <optgroup key={step} label={t(`candidate-step.${step}`)}>
              {grounds[step].map((ground) => (
                <option key={ground} value={`${step}:${ground}`}>
                  {t(`candidate-step.${step}`)}
                  {colon}
                  {t(`ground.${ground}`)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="candidate-words">{t('candidate.words')}</label>
        <textarea
          className="input"
          id="candidate-words"
          name="words"
          rows={2}
          maxLength={2_000}
          defaultValue={typed('words')}
        />
      </div>
      <TaskProblem task="candidate" />
      <div>
        <Button type="submit">{t('candidate.save')}</Button>
      </div>
    </form>
  )
}
