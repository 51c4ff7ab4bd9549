import { dayAndMonth, noonOf } from '../../appointments/letters/viewing-time'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { ButtonAnchor } from '../../ui/button'
import { Filters } from '../filters'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { Notice, OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import { useMoments } from '../use-moments'
import type { Route } from './+types/agenda.page'
import styles from './agenda.module.css'
import { AgendaDayTable } from './agenda-day-table'
import { viewingDone } from './agenda-done'
import { HourGrid } from './grid/hour-grid'
import { loadAgendaPage } from './load-agenda.server'

export async function loader({ context, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const title = office.t('office-agenda:agenda.title')
  const page = await loadAgendaPage(office, url.searchParams)
  return { title, done: viewingDone(url), ...page }
}

export default function Agenda({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('office-agenda')
  const { title, view, days, grid, agentId, agents, today, done } = loaderData
  const hrefOf = useHref(loaderData)
  const [first] = days
  const step = view === 'week' ? 'week' : 'day'
  return (
    <OfficePage
      title={title}
      done={done && t(`done.${done}`)}
      actions={
        <>
          <ButtonAnchor href={newHref(loaderData)}>{t('agenda.new')}</ButtonAnchor>
          <ButtonAnchor kind="quiet" href={officePath('waiting-list')}>
            {t('waiting.title')}
          </ButtonAnchor>
          <ButtonAnchor kind="quiet" href={officePath('agents')}>
            {t('agents.title')}
          </ButtonAnchor>
        </>
      }
    >
      <Requests requests={loaderData.requests} />
      <UnreadCalendar unread={loaderData.unread} />
      <div className={styles.tools}>
        <nav className={styles.steps} aria-label={t('agenda.steps')}>
          <ButtonAnchor kind="quiet" rel="prev" href={hrefOf({ day: loaderData.previous })}>
            {t(`agenda.previous.${step}`)}
          </ButtonAnchor>
          <ButtonAnchor kind="quiet" href={hrefOf({ day: today })}>
            {t('agenda.today')}
          </ButtonAnchor>
          <ButtonAnchor kind="quiet" rel="next" href={hrefOf({ day: loaderData.next })}>
            {t(`agenda.next.${step}`)}
          </ButtonAnchor>
          {(['week', 'day', 'list'] as const).map((each) => (
            <a
              key={each}
              className={styles.view}
              aria-current={each === view ? 'true' : undefined}
              href={hrefOf({ view: each, day: dayFor(each, days, today) })}
            >
              {t(`agenda.view.${each}`)}
            </a>
          ))}
        </nav>
        <Filters
          choices={[
            {
              name: 'agent',
              label: t('agenda.agent'),
              value: agentId === null ? '' : String(agentId),
              options: agents.map(({ id, name }) => ({ value: String(id), label: name })),
            },
          ]}
        >
          <input type="hidden" name="view" value={view} />
          <input type="hidden" name="day" value={first?.day} />
        </Filters>
      </div>
      <Period days={days} />
      {grid ? (
        <HourGrid
          grid={grid}
          days={days}
          agentId={agentId}
          hrefOf={(day) => hrefOf({ view: 'day', day })}
        />
      ) : (
        first && <AgendaDayTable day={first} />
      )}
    </OfficePage>
  )
}

type Data = Route.ComponentProps['loaderData']

function useHref({ view, agentId }: Data) {
  return (wish: { day: string; view?: string }) => {
    const query = new URLSearchParams({ view, agent: agentId === null ? '' : String(agentId) })
    for (const [name, value] of Object.entries(wish)) query.set(name, value)
    return `${officePath('agenda')}?${query}`
  }
}

/** With the day and the agent that are looked at. */
function newHref({ view, days, agentId, today }: Data): string {
  const query = new URLSearchParams({ day: dayFor('day', days, today) })
  if (view !== 'week' && days[0]) query.set('day', days[0].day)
  if (agentId !== null) query.set('agent', String(agentId))
  return `${officePath('agenda-new')}?${query}`
}

/** From the week to the day: today when it is in the week, else its Monday. */
function dayFor(view: Data['view'], days: Data['days'], today: string): string {
  const isHere = view !== 'week' && days.some(({ isToday }) => isToday)
  return isHere ? today : (days[0]?.day ?? today)
}

function Period({ days }: Pick<Data, 'days'>) {
  const { t } = useTranslation('office-agenda')
  const language = useLanguage()
  const said = (day: string | undefined) => dayAndMonth(noonOf(day ?? ''), language)
  const [from, to] = [days[0]?.day, days.at(-1)?.day]
  return (
    <p className={styles.period}>
      {from === to ? said(from) : t('agenda.period', { from: said(from), to: said(to) })}
    </p>
  )
}

function UnreadCalendar({ unread }: Pick<Data, 'unread'>) {
  const { t } = useTranslation('office-agenda')
  if (!unread) return null
  return (
    <Notice>
      <p>
        {t(`own-calendar.problem.${unread.problem}`)}{' '}
        <a href={`${officePath('agent', { id: unread.agentId })}#own-calendar`}>
          {t('own-calendar.title')}
        </a>
      </p>
    </Notice>
  )
}

function Requests({ requests }: Pick<Data, 'requests'>) {
  const { t } = useTranslation('office-agenda')
  const { moment } = useMoments()
  if (requests.length === 0) return null
  return (
    <Notice>
      <h2 className={styles.requests}>{t('agenda.requests', { count: requests.length })}</h2>
      <ul>
        {requests.map(({ id, firstName, lastName, startsAt, property }) => (
          <li key={id}>
            <a href={officePath('viewing', { id })}>
              {firstName} {lastName}
            </a>
            , {moment(startsAt)}, <span className="reference">{property?.reference}</span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
