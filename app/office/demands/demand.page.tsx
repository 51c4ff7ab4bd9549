import { data, redirect } from 'react-router'
import * as z from 'zod'
import { findContactOf } from '../../contacts/queries.server'
import { nextStatuses } from '../../demands/demand'
import { demandChoices } from '../../demands/demand-choices.server'
import { DemandFields } from '../../demands/demand-fields'
import { readDemandWish } from '../../demands/demand-wish'
import { keepDemand, setDemandStatus } from '../../demands/keep-demand.server'
import { findDemand } from '../../demands/queries.server'
import { readStoredCriteria } from '../../demands/stored-criteria'
import { listChanges } from '../../journal/queries.server'
import { groupedPhone } from '../../language/numbers/phone-number'
import { useTranslation } from '../../language/use-translation'
import { noCriteria } from '../../search/criteria'
import { useChipText } from '../../search/list/use-chip-text'
import { namedChoices } from '../../search/named-choices.server'
import { sentForm } from '../../web/sent-form.server'
import { ChangeList } from '../change-list'
import { ContactLink } from '../contacts/contact-link'
import { doneIn } from '../done'
import { SaveButton } from '../form/save-button'
import { sentVersion } from '../form/sent-version'
import { type Office, officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { Notice, OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import { useMoments } from '../use-moments'
import type { Route } from './+types/demand.page'
import { demandLine } from './demand-line'
import styles from './demands.module.css'
import { StatusForm } from './status-form'

const doneKeys = ['saved', 'paused', 'active', 'stopped'] as const

async function demandOr404({ db }: Pick<Office, 'db'>, id: string) {
  const demand = z.uuid().safeParse(id).success ? await findDemand(db, id) : undefined
  if (!demand) throw data(null, { status: 404 })
  return demand
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const { db, language, t } = office
  const stored = await demandOr404(office, params.id)
  const { list, frequency, version, status, person } = stored
  const demand = { list, frequency, wish: readStoredCriteria(stored.criteria) ?? noCriteria }
  const told = demandLine(stored)
  return {
    title: t('office-demands:demand.title', { name: told.name || told.email }),
    told,
    demand,
    version,
    phone: person.phone,
    theirs: stored.language,
    next: nextStatuses(status),
    choices: await demandChoices(office, demand, language),
    names: await namedChoices(db, language),
    changes: await listChanges(db, { kind: 'demand', id: stored.id }, 20),
    contactId: await findContactOf(db, { demandId: stored.id }),
    done: doneIn(url, doneKeys),
  }
}

const task = z.enum(['active', 'paused', 'stopped']).optional()

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const { id } = await demandOr404(office, params.id)
  const query = new URLSearchParams()
  for (const [name, value] of await sentForm(request)) query.append(name, String(value))
  const given = readDemandWish(query)
  const held = { id, version: sentVersion(query.get('version')) }
  const status = task.safeParse(query.get('status') ?? undefined)
  if (!status.success) throw data(null, { status: 400 })
  const { outcome } = status.data
    ? await setDemandStatus(office, office.staff, held, status.data)
    : await keepDemand(office, office.staff, held, given)
  if (outcome === 'no-such-demand') throw data(null, { status: 404 })
  if (outcome === 'saved') {
    throw redirect(`${officePath('demand', { id })}?done=${status.data ?? 'saved'}`, 303)
  }
  // What was typed stays in the form; a change of status typed nothing.
  const typed = status.data ? null : given
  return data({ outcome, typed }, { status: outcome === 'stale' ? 409 : 422 })
}

export default function DemandPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['office-demands', 'office'])
  const { day } = useMoments()
  const { title, told, version, phone, theirs, next, choices, names, changes, done } = loaderData
  const say = useChipText(names)
  const demand = actionData?.typed ?? loaderData.demand
  const saved = told.wish?.map(say).join(', ') ?? t('unreadable')
  const language = t(`office:language.${theirs}`)
  return (
    <OfficePage
      title={title}
      crumbs={[{ title: t('title'), path: officePath('demands') }]}
      done={done && !actionData ? t(`done.${done}`) : undefined}
      lead={
        <>
          {told.email}
          {phone && `, ${groupedPhone(phone)}`}
          <br />
          {t('demand.since', { day: day(told.createdAt), language })}
          <br />
          <ContactLink id={loaderData.contactId} />
        </>
      }
    >
      {actionData?.outcome === 'stale' && (
        <Notice tone="warning">{t('demand.stale', { theirs: saved })}</Notice>
      )}
      {actionData?.outcome === 'not-possible' && (
        <Notice tone="warning">{t('demand.not-possible')}</Notice>
      )}
      <StatusForm status={told.status} version={version} next={next} />
      <form method="post" className={`form ${styles.form}`}>
        <input type="hidden" name="version" value={version} />
        <DemandFields
          demand={demand}
          choices={choices}
          isTooWide={actionData?.outcome === 'too-wide'}
          isPersonAsked={false}
          isOffice
        />
        <div className="actions">
          <SaveButton>{t('demand.save')}</SaveButton>
        </div>
      </form>
      <ChangeList changes={changes} />
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
