import { listOwnerAccountsById } from '../../accounts/owner-account-queries.server'
import { listAllActivities, listAllMedia, listTasks } from '../../activity/office-queries.server'
import { listChanges } from '../../journal/queries.server'
import { brusselsDay } from '../../language/brussels-day'
import { brusselsClock } from '../../language/brussels-moment'
import { useTranslation } from '../../language/use-translation'
import { listPropertyOwners } from '../../properties/owned/property-line-queries.server'
import { ButtonAnchor } from '../../ui/button'
import { sentForm } from '../../web/sent-form.server'
import { ChangeList } from '../change-list'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage, Part } from '../office-page'
import { officePath } from '../office-pages'
import { propertyAt } from '../property-at.server'
import { PropertyLinks } from '../property-links'
import type { Route } from './+types/owner-property.page'
import { changeOwnerProperty } from './change-owner-property.server'
import { ContactLog } from './contact-log'
import { ownersDone } from './owners-done'
import { PropertyMedia } from './property-media'
import { PropertyTasks } from './property-tasks'

const most = 100

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const { db, now } = office
  const property = await propertyAt(office, params.id)
  const owned = await listPropertyOwners(db, { propertyId: property.id })
  const [owners, log, tasks, media, changes] = await Promise.all([
    listOwnerAccountsById(
      db,
      owned.map(({ accountId }) => accountId),
    ),
    listAllActivities(db, property.id, most),
    listTasks(db, property.id),
    listAllMedia(db, property.id),
    listChanges(db, { kind: 'owner-property', id: String(property.id) }, 20),
  ])
  return {
    title: property.address,
    property,
    owners,
    log,
    tasks,
    media,
    changes,
    done: ownersDone(url),
    clock: brusselsClock(now()),
    today: brusselsDay(now()),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const { id } = await propertyAt(office, params.id)
  return changeOwnerProperty(office, id, await sentForm(request))
}

export default function OwnerProperty({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('office-owners')
  const { title, property, owners, log, tasks, media, changes, done, clock, today } = loaderData
  const editOf = (task: 'log' | 'ask' | 'medium') =>
    actionData && 'values' in actionData && actionData.task === task ? actionData : undefined
  return (
    <OfficePage
      title={title}
      lead={<PropertyLinks property={property} here="owner-property" />}
      crumbs={[{ title: t('list.title'), path: officePath('owners') }]}
      done={done && t(`done.${done}`)}
      actions={
        <ButtonAnchor kind="quiet" href={`${officePath('owner-new')}?home=${property.id}`}>
          {t('list.invite')}
        </ButtonAnchor>
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
        <PropertyTasks tasks={tasks} edit={editOf('ask')} />
      </Part>
      <Part title={t('media.title')}>
        <PropertyMedia
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
