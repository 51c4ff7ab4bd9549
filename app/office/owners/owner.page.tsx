import { data, redirect } from 'react-router'
import { findOwnerAccount } from '../../accounts/owner-account-queries.server'
import {
  giveProperty,
  inviteOwnerAgain,
  letOwnerIn,
  takeProperty,
} from '../../activity/manage-owner.server'
import { findContactOf } from '../../contacts/queries.server'
import { listChanges } from '../../journal/queries.server'
import { useTranslation } from '../../language/use-translation'
import {
  listPropertyLines,
  listPropertyOwners,
  searchPropertyLines,
} from '../../properties/owned/property-line-queries.server'
import { idFrom } from '../../properties/property-id'
import { ButtonAnchor } from '../../ui/button'
import { sentForm } from '../../web/sent-form.server'
import { ChangeList } from '../change-list'
import { ContactLink } from '../contacts/contact-link'
import { EditForm } from '../form/edit-form'
import { type Office, officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { Notice, OfficePage, Part } from '../office-page'
import { officePath } from '../office-pages'
import type { Route } from './+types/owner.page'
import { OwnerAccess } from './owner-access'
import { ownerFields } from './owner-fields'
import { FindProperty, OwnerProperties } from './owner-properties'
import { OwnerState } from './owner-state'
import { ownersDone } from './owners-done'
import { saveOwner } from './save-owner.server'

async function ownerAt({ db }: Pick<Office, 'db'>, id: string) {
  const owner = await findOwnerAccount(db, id)
  if (!owner) throw data(null, { status: 404 })
  return owner
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const { db } = office
  const owner = await ownerAt(office, params.id)
  const owned = await listPropertyOwners(db, { accountIds: [owner.id] })
  const ids = owned.map(({ propertyId }) => propertyId)
  const text = (url.searchParams.get('text') ?? '').slice(0, 100)
  const found = await searchPropertyLines(db, text, 20)
  return {
    title: owner.name,
    owner,
    text,
    done: ownersDone(url),
    properties: await listPropertyLines(db, ids),
    found: found.filter(({ id }) => !ids.includes(id)),
    changes: await listChanges(db, { kind: 'owner', id: owner.id }, 20),
    contactId: await findContactOf(db, { accountId: owner.id }),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const owner = await ownerAt(office, params.id)
  const { id } = owner
  const form = await sentForm(request)
  if (!form.has('task')) return saveOwner(office, owner, form)
  const property = idFrom(String(form.get('home'))) ?? 0
  switch (form.get('task')) {
    case 'invite':
      return answer(id, 'invited-again', await inviteOwnerAgain(office, id))
    case 'give':
      return answer(id, 'given', await giveProperty(office, id, property))
    case 'take':
      return answer(id, 'taken', await takeProperty(office, id, property))
    case 'close':
      return answer(id, 'closed', await letOwnerIn(office, id, false))
    case 'open':
      return answer(id, 'opened', await letOwnerIn(office, id, true))
    default:
      throw data(null, { status: 400 })
  }
}

type Outcome = 'invited' | 'given' | 'taken' | 'changed' | 'has-password' | 'unknown'

function answer(id: string, done: string, { outcome }: { outcome: Outcome }) {
  if (outcome === 'unknown') throw data(null, { status: 404 })
  if (outcome === 'has-password') return data({ refused: outcome }, { status: 409 })
  throw redirect(`${officePath('owner', { id })}?done=${done}`, 303)
}

export default function Owner({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['office-owners', 'office'])
  const { title, owner, properties, found, text, changes, done } = loaderData
  const refused = actionData && 'refused' in actionData ? actionData.refused : undefined
  const typed = actionData && 'values' in actionData ? actionData : undefined
  return (
    <OfficePage
      title={title}
      lead={
        <>
          <a href={`mailto:${owner.email}`}>{owner.email}</a>
          {` · ${t(`office:language.${owner.language}`)} · `}
          <OwnerState owner={owner} />
          <br />
          <ContactLink id={loaderData.contactId} />
        </>
      }
      crumbs={[{ title: t('list.title'), path: officePath('owners') }]}
      done={actionData ? undefined : done && t(`done.${done}`)}
      actions={
        <ButtonAnchor kind="quiet" href={officePath('owner-portal', { owner: owner.id })}>
          {t('portal.open')}
        </ButtonAnchor>
      }
    >
      {refused && <Notice tone="warning">{t(`problem.${refused}`)}</Notice>}
      <OwnerProperties properties={properties} />
      <FindProperty text={text} found={found} />
      <Part title={t('edit.title')}>
        <p className="help">{t('edit.help')}</p>
        <EditForm
          namespace="office-owners"
          fields={ownerFields}
          values={typed?.values ?? owner}
          version={typed?.version ?? owner.version}
          base={typed?.base}
          problems={typed?.problems}
          conflict={typed?.conflict}
          isTyped={typed !== undefined}
        />
      </Part>
      <OwnerAccess owner={owner} />
      <ChangeList changes={changes} />
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
