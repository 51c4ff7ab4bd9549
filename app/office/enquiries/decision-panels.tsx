import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import { CandidatePanel } from './candidate-panel'
import styles from './enquiry.module.css'
import type { Decisions, EnquiryData } from './enquiry-data'
import { OfferPanel } from './offer-panel'
import { TaskProblem } from './task-problem'

/** What this kind of enquiry asks us to decide. */
export function DecisionPanels({ enquiry }: { enquiry: EnquiryData }) {
  const { testimonial, documents, candidate, offer } = enquiry.decisions
  return (
    <>
      {testimonial && <TestimonialPanel testimonial={testimonial} />}
      {documents && documents.length > 0 && <DocumentsPanel documents={documents} />}
      {candidate && (
        <CandidatePanel candidate={candidate} submission={enquiry.submissions.candidate} />
      )}
      {offer && <OfferPanel offer={offer} />}
    </>
  )
}

type Testimonial = { testimonial: NonNullable<Decisions['testimonial']> }

function TestimonialPanel({ testimonial: { approval, mayPublish } }: Testimonial) {
  const { t } = useTranslation('office-enquiries')
  return (
    <section className="panel" aria-labelledby="testimonial">
      <h2 id="testimonial">{t('testimonial.title')}</h2>
      {approval && <p>{t(`testimonial.${approval}`)}</p>}
      {!approval && (
        <form method="post" className={styles.form}>
          <input type="hidden" name="task" value="testimonial" />
          <p className="help">{t(mayPublish ? 'testimonial.help' : 'testimonial.no-consent')}</p>
          <TaskProblem task="testimonial" />
          <div className="actions">
            {mayPublish && <VerdictButton verdict="approved" text={t('testimonial.approve')} />}
            <VerdictButton verdict="refused" text={t('testimonial.refuse')} isQuiet />
          </div>
        </form>
      )}
      {approval && <TaskProblem task="testimonial" />}
    </section>
  )
}

type Documents = { documents: NonNullable<Decisions['documents']> }

function DocumentsPanel({ documents }: Documents) {
  const { t } = useTranslation('office-enquiries')
  const isWaiting = documents.some(({ state }) => state === 'waiting')
  const nameOf = ({ name, documentId }: Documents['documents'][number]) =>
    name ?? t('documents.unknown', { id: documentId })
  return (
    <section className="panel" aria-labelledby="documents">
      <h2 id="documents">{t('documents.title')}</h2>
      <form method="post" className={styles.form}>
        <input type="hidden" name="task" value="documents" />
        <ul className={styles.documents}>
          {documents.map((document) => (
            <li key={document.id}>
              {document.state === 'waiting' ? (
                <label>
                  <input type="checkbox" name="request" value={document.id} defaultChecked />{' '}
                  {nameOf(document)}
                </label>
              ) : (
                nameOf(document)
              )}
              <span className={document.state === 'waiting' ? 'state amber' : 'state'}>
                {t(`documents.${document.state}`)}
              </span>
            </li>
          ))}
        </ul>
        <TaskProblem task="documents" />
        {isWaiting && (
          <div className="actions">
            <VerdictButton verdict="approved" text={t('documents.approve')} />
            <VerdictButton verdict="refused" text={t('documents.refuse')} isQuiet />
          </div>
        )}
      </form>
    </section>
  )
}

type Verdict = { verdict: 'approved' | 'refused'; text: string; isQuiet?: boolean }

function VerdictButton({ verdict, text, isQuiet }: Verdict) {
  return (
    <Button kind={isQuiet ? 'quiet' : 'primary'} type="submit" name="verdict" value={verdict}>
      {text}
    </Button>
  )
}
