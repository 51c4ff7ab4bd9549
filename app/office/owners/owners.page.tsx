import { listOwnerAccounts } from '../../accounts/owner-account-queries.server'
import { useTranslation } from '../../language/use-translation'
import {
  listOwnersByProperty,
  listPropertyLines,
  listPropertyOwners,
} from '../../properties/owned/property-line-queries.server'
import { ButtonAnchor } from '../../ui/button'
import { Filters } from '../filters'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import { Pager, Rows } from '../rows'
import type { Route } from './+types/owners.page'
import { OwnerState } from './owner-state'

const perPage = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, t } = officeOf(context)
  const text = (url.searchParams.get('text') ?? '').slice(0, 100)
  const page = Math.max(1, Math.min(10_000, Math.floor(Number(url.searchParams.get('page'))) || 1))
  const orIds = text ? await listOwnersByProperty(db, text, 200) : []
  const { owners, total } = await listOwnerAccounts(db, {
    words: text,
    orIds,
    offset: (page - 1) * perPage,
    limit: perPage,
  })
  const owned = await listPropertyOwners(db, { accountIds: owners.map(({ id }) => id) })
  const properties = await listPropertyLines(db, [
    ...new Set(owned.map(({ propertyId }) => propertyId)),
  ])
  return {
    title: t('office-owners:list.title'),
    text,
    page,
    total,
    owners: owners.map((owner) => ({
      ...owner,
      properties: owned
        .filter(({ accountId }) => accountId === owner.id)
        .flatMap(({ propertyId }) => properties.find(({ id }) => id === propertyId) ?? []),
    })),
  }
}

export default function Owners({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['office-owners', 'office'])
  const { title, owners, text, page, total } = loaderData
  return (
    <OfficePage
      title={title}
      actions={<ButtonAnchor href={officePath('owner-new')}>{t('list.invite')}</ButtonAnchor>}
    >
      <Filters text={text} />
      <Rows
        caption={title}
        rows={owners}
        keyOf={({ id }) => id}
        empty={t(text ? 'list.nothing' : 'list.none')}
        columns={[
          {
            title: t('office:field.name'),
            cell: ({ id, name }) => <a href={officePath('owner', { id })}>{name}</a>,
          },
          { title: t('office:field.email'), cell: ({ email }) => email },
          {
            title: t('list.homes'),
            cell: ({ properties }) => <PropertyLinks properties={properties} />,
          },
          { title: t('list.state'), cell: (owner) => <OwnerState owner={owner} /> },
        ]}
      />
      {total > perPage && (
        <Pager
          page={page}
          pages={Math.ceil(total / perPage)}
          total={total}
          pathOf={(each) =>
            `${officePath('owners')}?${new URLSearchParams({ text, page: String(each) })}`
          }
        />
      )}
    </OfficePage>
  )
}

function PropertyLinks({
  properties,
}: {
  properties: { id: number; reference: string; address: string }[]
}) {
  return (
    <ul>
      {properties.map(({ id, reference, address }) => (
        <li key={id}>
          <a className="reference" href={officePath('owner-property', { id })}>
            {reference}
          </a>{' '}
          {address}
        </li>
      ))}
    </ul>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
