import type { NoticeLine } from '../../feed/notices/notice'
import { useColon, useTranslation } from '../../language/use-translation'
import { Part } from '../office-page'
import { officePath } from '../office-pages'
import { Rows } from '../rows'
import { useMoments } from '../use-moments'
import { useOutcome } from './use-outcome'

const pages = { enquiry: 'enquiry', demand: 'demand', viewing: 'viewing' } as const

/** The number of a home whole; of a long id its beginning, by which the CRM finds it back. */
function shortOf(kind: NoticeLine['kind'], subject: string): string {
  return kind === 'address' ? subject : subject.slice(0, 8)
}

/** What went to the CRM, what waits, and what a colleague decides about. */
export function NoticeList({ notices }: { notices: NoticeLine[] }) {
  const { t } = useTranslation('office-sources')
  const { moment } = useMoments()
  return (
    <Part title={t('notices.title')}>
      <p className="help">{t('notices.help')}</p>
      <Rows
        caption={t('notices.title')}
        rows={notices}
        keyOf={({ id }) => id}
        empty={t('notices.none')}
        columns={[
          {
            title: t('notices.what'),
            cell: ({ kind, subject }) => {
              const words = `${t(`notices.${kind}`)} ${shortOf(kind, subject)}`
              if (kind === 'address') return words
              return <a href={officePath(pages[kind], { id: subject })}>{words}</a>
            },
          },
          { title: t('notices.owed'), cell: ({ owedAt }) => moment(owedAt) },
          { title: t('notices.state'), cell: (notice) => <NoticeState {...notice} /> },
          { title: t('notices.there'), cell: ({ externalId }) => externalId },
        ]}
      />
    </Part>
  )
}

function NoticeState({
  id,
  kind,
  subject,
  state,
  attempts,
  answer,
  takenAt,
  hasContent,
}: NoticeLine) {
  const { t } = useTranslation('office-sources')
  const colon = useColon()
  const { moment } = useMoments()
  const outcomeText = useOutcome()
  const what = `${t(`notices.${kind}`)} ${shortOf(kind, subject)}`
  const isOpen = state === 'waiting' || state === 'failed'
  return (
    <>
      {t(`notices.${state}`)} {state === 'taken' && takenAt && moment(takenAt)}
      {answer && (
        <p className="help">
          {attempts > 0 && state !== 'taken' && `${t('notices.attempts', { count: attempts })} `}
          {outcomeText(answer)}
        </p>
      )}
      {isOpen && hasContent && (
        <form method="post" className="row">
          {(['again', 'never'] as const).map((decision) => (
            <button key={decision} className="more" type="submit" name={decision} value={id}>
              {t(`notices.${decision === 'again' ? 'tell-again' : 'tell-never'}`)}
              <span className="hidden">{colon + what}</span>
            </button>
          ))}
        </form>
      )}
    </>
  )
}
