import { useTranslation } from 'react-i18next'
import { judgeProperties } from '../../costs/rules/mentions-command.server'
import { translated } from '../../language/translated'
import { type OfficeRow, officeWish } from '../../properties/office/office-list'
import { listForOffice } from '../../properties/office/office-list-queries.server'
import { propertyLists } from '../../properties/property-lists'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import { Pager, Rows } from '../rows'
import type { Route } from './+types/properties.page'
import { PropertyFilters } from './property-filters'
import { usePropertyColumns } from './use-property-columns'

const lists = propertyLists.map(({ name }) => name)

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, now, language, languages, t } = officeOf(context)
  const wish = officeWish(url.searchParams, lists)
  if (wish.gap === 'mention') await judgeProperties({ db, now })
  const { rows, total, pages } = await listForOffice(db, wish, languages)
  return {
    title: t('office-properties:title'),
    wish,
    total,
    pages,
    lists,
    rows: rows.map((row) => toldRow(row, language)),
  }
}

export type ToldRow = ReturnType<typeof toldRow>

function toldRow(row: OfficeRow, language: Parameters<typeof translated>[1]) {
  return { ...row, title: translated(row.title, language) || translated(row.title, 'nl') }
}

export default function Properties({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('office-properties')
  const columns = usePropertyColumns()
  const { wish, rows, total, pages, title } = loaderData
  const pathOf = (page: number) => {
    const query = new URLSearchParams(
      Object.entries({
        q: wish.text,
        list: wish.list ?? '',
        state: wish.state ?? '',
        gap: wish.gap ?? '',
        sort: `${wish.isDescending ? '-' : ''}${wish.sort}`,
        page: `${page}`,
      }).filter(([, value]) => value),
    )
    return `${officePath('properties')}?${query}`
  }
  return (
    <OfficePage
      title={title}
      actions={
        <a className="button" href={officePath('new-property')}>
          {t('new.title')}
        </a>
      }
    >
      <PropertyFilters wish={wish} lists={loaderData.lists} />
      <Rows
        caption={t('list.caption')}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        empty={t('list.empty')}
      />
      {total > 0 && <Pager page={wish.page} pages={pages} total={total} pathOf={pathOf} />}
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
