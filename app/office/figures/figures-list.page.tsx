import { data } from 'react-router'
import { figuresPerPage, figureWishQuery, readFigureWish } from '../../figures/figure-wish'
import { listAgentNames, listFacts, listStock } from '../../figures/queries.server'
import { brusselsDay } from '../../language/brussels-day'
import { useTranslation } from '../../language/use-translation'
import { type Office, officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import { Pager } from '../rows'
import { useMoments } from '../use-moments'
import type { Route } from './+types/figures-list.page'
import { FactRows, StockRows } from './behind-rows'
import { channelText } from './figure-tables'

export async function loader({ context, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const wish = readFigureWish(url.searchParams)
  if (!wish) throw data(null, { status: 404 })
  const names = Object.fromEntries(await listAgentNames(office.db))
  const title = office.t(`office-figures:list.${wish.what}`)
  return { title, wish, names, ...(await behind(office, wish)) }
}

async function behind({ db, now }: Office, wish: NonNullable<ReturnType<typeof readFigureWish>>) {
  if (wish.what === 'stock') return { stock: await listStock(db, wish, brusselsDay(now())) }
  return { facts: await listFacts(db, wish) }
}

/** What a number counted: as many lines as it said. */
export default function FiguresList({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('office-figures')
  const { title, wish, names, stock, facts } = loaderData
  const total = (stock ?? facts)?.total ?? 0
  const back = wish.what === 'stock' ? '' : `?from=${wish.from}&to=${wish.to}`
  const pages = Math.max(1, Math.ceil(total / figuresPerPage))
  return (
    <OfficePage
      title={title}
      crumbs={[{ title: t('title'), path: officePath('figures') + back }]}
      lead={<Narrowed {...loaderData} />}
    >
      <p className="help">{t('list.found', { count: total })}</p>
      {stock && <StockRows title={title} rows={stock.rows} />}
      {facts && wish.what !== 'stock' && (
        <FactRows title={title} what={wish.what} rows={facts.rows} names={names} />
      )}
      {pages > 1 && (
        <Pager
          page={wish.page}
          pages={pages}
          total={total}
          pathOf={(page) => officePath('figures-list') + figureWishQuery({ ...wish, page })}
        />
      )}
    </OfficePage>
  )
}

type Data = Route.ComponentProps['loaderData']

function Narrowed({ wish, names, facts }: Data) {
  const { t } = useTranslation(['office-figures', 'office-properties'])
  const { day } = useMoments()
  const said: (string | undefined)[] =
    wish.what === 'stock'
      ? [wish.state && t(`office-properties:state.${wish.state}`), wish.age && t(`age.${wish.age}`)]
      : [
          t('period.told', { from: day(`${wish.from}T12:00`), to: day(`${wish.to}T12:00`) }),
          wish.agent === '' ? t('nobody') : wish.agent && (names[wish.agent] ?? wish.agent),
          wish.channel && channelText(wish.channel, t),
          wish.property && (facts?.rows[0]?.reference ?? `${wish.property}`),
          wish.only && t(`list.${wish.only}`),
        ].map((each) => each || undefined)
  return <p>{said.filter(Boolean).join(', ')}</p>
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
