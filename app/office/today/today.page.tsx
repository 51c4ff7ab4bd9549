import { data, redirect } from 'react-router'
import { noonOf, shortDate } from '../../appointments/letters/viewing-time'
import { figureWishQuery } from '../../figures/figure-wish'
import { numberText } from '../../language/numbers/number-text'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { Check } from '../../ui/icons'
import { sentForm } from '../../web/sent-form.server'
import { doneIn } from '../done'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage } from '../office-page'
import { mayOpen, officePath } from '../office-pages'
import { doTodo } from '../todos/do-todo.server'
import { todoDone } from '../todos/todo-answer'
import { TodoDone } from '../todos/todo-done'
import { TodoEnd } from '../todos/todo-line'
import { useMoments } from '../use-moments'
import type { Route } from './+types/today.page'
import { hasOwnDay, loadToday } from './load-today.server'
import { keepsOwnDay, ownDayLine } from './own-day'
import styles from './today.module.css'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const [firstName = ''] = office.staff.name.split(' ')
  const hasOwn = hasOwnDay(office.staff)
  const wish = url.searchParams.get('of')
  if (wish === 'all' || wish === 'mine') {
    const headers = {
      'set-cookie': ownDayLine(wish === 'mine', office.origin.startsWith('https:')),
    }
    throw redirect(officePath('today'), { status: 303, headers })
  }
  const isOwn = hasOwn && keepsOwnDay(request)
  return {
    title: office.t('office:today.title'),
    firstName,
    hasOwn,
    isOwn,
    done: doneIn(url, todoDone),
    last: url.searchParams.get('todo') ?? '',
    mayCount: mayOpen(office.staff, 'figures-list'),
    ...(await loadToday(office, isOwn)),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const form = await sentForm(request)
  const answer = mayOpen(office.staff, 'todos') ? await doTodo(office, form) : undefined
  if (!answer || answer.outcome === 'refused') throw data(null, { status: 400 })
  const query = new URLSearchParams({ done: `todo-${answer.outcome}`, todo: answer.id })
  throw redirect(`${officePath('today')}?${query}`, 303)
}

export default function Today({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('office')
  const { firstName, waiting, lastRun, hasOwn, isOwn } = loaderData
  const done = waiting.filter(({ count }) => count === 0)
  return (
    <OfficePage
      title={t('today.hello', { name: firstName })}
      lead={t(done.length === waiting.length ? 'today.all-done' : 'today.lead')}
      actions={hasOwn && <Whose isOwn={isOwn} />}
    >
      <TodoDone done={loaderData.done} id={loaderData.last} />
      <DayFigures {...loaderData} />
      <div className={styles.grid}>
        {waiting
          .filter(({ count }) => count > 0)
          .map((each) => (
            <WaitingPanel key={each.what} {...each} />
          ))}
        {done.length > 0 && <DonePanel done={done} />}
      </div>
      <LastRun run={lastRun} />
    </OfficePage>
  )
}

/** Links, so that it works before the page wakes; the browser remembers which was pressed. */
function Whose({ isOwn }: { isOwn: boolean }) {
  const { t } = useTranslation('office')
  return (
    <nav className={styles.whose} aria-label={t('today.whose')}>
      {(['all', 'mine'] as const).map((each) => (
        <a
          key={each}
          href={`${officePath('today')}?of=${each}`}
          aria-current={(each === 'mine') === isOwn ? 'true' : undefined}
        >
          {t(`today.of-${each}`)}
        </a>
      ))}
    </nav>
  )
}

type Data = Route.ComponentProps['loaderData']

function DayFigures({ figures, mayCount }: Pick<Data, 'figures' | 'mayCount'>) {
  const { t } = useTranslation(['office', 'office-figures'])
  const language = useLanguage()
  if (!figures) return null
  return (
    <section aria-label={t('today.figures')}>
      <dl className={styles.figures}>
        {figures.map(({ column, figure }) => {
          const text = numberText(figure.value ?? 0, language)
          const href = officePath('figures-list') + figureWishQuery(figure.wish)
          return (
            <div key={column}>
              <dt>{t(`office-figures:column.${column}`)}</dt>
              <dd>{mayCount && figure.value ? <a href={href}>{text}</a> : text}</dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

type Waiting = Route.ComponentProps['loaderData']['waiting'][number]

function WaitingPanel({ what, count, path, lines }: Waiting) {
  const { t } = useTranslation('office')
  const { moment } = useMoments()
  const left = count - lines.length
  return (
    <section className={styles.panel}>
      <h2>
        <a href={path}>{t(`today.${what}`, { count })}</a>
      </h2>
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={`${line.path} ${line.text}`}>
              <span className={styles.words}>
                <a href={line.path}>{line.text}</a>
                {line.question && <span className={styles.question}>{line.question}</span>}
              </span>
              {line.todo && <TodoEnd todo={line.todo} />}
              {line.answerBy && <AnswerBy {...line.answerBy} />}
              {line.move && (
                <a href={line.move}>
                  {t('today.move')}
                  <span className="hidden"> {line.text}</span>
                </a>
              )}
              {line.at && <time dateTime={new Date(line.at).toISOString()}>{moment(line.at)}</time>}
            </li>
          ))}
        </ul>
      )}
      {lines.length > 0 && left > 0 && (
        <p>
          <a href={path}>{t('today.more', { count: left })}</a>
        </p>
      )}
    </section>
  )
}

type Line = Waiting['lines'][number]

function AnswerBy({ day, isToday, isLate }: NonNullable<Line['answerBy']>) {
  const { t } = useTranslation('office')
  const language = useLanguage()
  const when = isToday ? t('today.by-today') : shortDate(noonOf(day), language)
  return (
    <time dateTime={day} className={isLate || isToday ? styles.urgent : undefined}>
      {t(isLate ? 'today.late' : 'today.by', { day: when })}
    </time>
  )
}

/** What waits for nobody, in one place. */
function DonePanel({ done }: { done: Waiting[] }) {
  const { t } = useTranslation('office')
  return (
    <section className={styles.panel} data-done aria-label={t('today.done')}>
      <ul>
        {done.map(({ what, path }) => (
          <li key={what}>
            <a href={path}>{t(`today.${what}`, { count: 0 })}</a>
            <Check />
          </li>
        ))}
      </ul>
    </section>
  )
}

function LastRun({ run }: { run: Route.ComponentProps['loaderData']['lastRun'] }) {
  const { t, i18n } = useTranslation('office')
  const { moment } = useMoments()
  if (!run) return null
  const key = `feed.outcome.${run.outcome}`
  const outcome = i18n.exists(`office:${key}`) ? t(key as 'feed.outcome.applied') : run.outcome
  return (
    <p className={styles.feed}>
      <a href={officePath('feed')}>{t('today.feed', { moment: moment(run.at), outcome })}</a>
    </p>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
