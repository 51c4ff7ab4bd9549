import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { listOwnerAccountsById } from '../../accounts/owner-account-queries.server'
import { listAllActivities, listAllMedia, listTasks } from '../../activity/office-queries.server'
import { listChanges } from '../../journal/queries.server'
import { brusselsDay } from '../../language/brussels-day'
import { brusselsClock } from '../../language/brussels-moment'
import { findHomeLine, listHomeOwners } from '../../properties/owned/property-line-queries.server'
import { idFrom } from '../../properties/property-id'
import { sentForm } from '../../web/sent-form.server'
import { ChangeList } from '../change-list'
import { type OfficeVisit, officeVisit } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage, Part } from '../office-page'
import { officePath } from '../office-pages'
import { HomeLinks } from '../property-links'
import type { Route } from './+types/owner-property.page'
import { changeOwnerHome } from './change-owner-property.server'
import { ContactLog } from './contact-log'
import { ownersDone } from './owners-done'
import { HomeMedia } from './property-media'
import { HomeTasks } from './property-tasks'

const most = 100

async function homeAt({ db }: Pick<OfficeVisit, 'db'>, text: string) {
  const home = await findHomeLine(db, idFrom(text) ?? 0)
  if (!home) throw data(null, { status: 404 })
  return home
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const office = officeVisit(context)
  const { db, now } = office
  const home = await homeAt(office, params.id)
  const owned = await listHomeOwners(db, { propertyId: home.id })
  const [owners, log, tasks, media, changes] = await Promise.all([
    listOwnerAccountsById(
      db,
      owned.map(({ accountId }) => accountId),
    ),
    listAllActivities(db, home.id, most),
    listTasks(db, home.id),
    listAllMedia(db, home.id),
    listChanges(db, { kind: 'owner-home', id: String(home.id) }, 20),
  ])
  return {
    ...{ title: home.address, home, owners, log, tasks, media, changes },
    ...{ done: ownersDone(url), clock: brusselsClock(now()), today: brusselsDay(now()) },
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeVisit(context)
  const { id } = await homeAt(office, params.id)
  return changeOwnerHome(office, id, await sentForm(request))
}

export default function OwnerHome({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('office-owners')
  const { title, home, owners, log, tasks, media, changes, done, clock, today } = loaderData
  const editOf = (task: 'log' | 'ask' | 'medium') =>
    actionData && 'values' in actionData && actionData.task === task ? actionData : undefined
  return (
    <OfficePage
      title={title}
      lead={<HomeLinks home={home} here="owner-home" />}
      crumbs={[{ title: t('list.title'), path: officePath('owners') }]}
      done={done && t(`done.${done}`)}
      actions={
        <a className="button quiet" href={`${officePath('owner-new')}?home=${home.id}`}>
          {t('list.invite')}
        </a>
      }
    >
      <p>
        {owners.length === 0 && t('home.nobody')}
        {owners.map(({ id, name }, at) => (
          <span key={id}>
            {at > 0 && ', '}
            <a className="more" href={officePath('owner', { id })}>
              {name}
            </a>
          </span>
        ))}
      </p>
      <Part title={t('log.title')}>
        <ContactLog log={log} clock={clock} edit={editOf('log')} />
      </Part>
      <Part title={t('tasks.title')}>
        <HomeTasks tasks={tasks} edit={editOf('ask')} />
      </Part>
      <Part title={t('media.title')}>
        <HomeMedia
          media={media}
          today={today}
          edit={editOf('medium')}
          figures={actionData && 'figures' in actionData ? actionData.figures : undefined}
        />
      </Part>
      <ChangeList changes={changes} />
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
