import { useTranslation } from '../../language/use-translation'
import type { OfficeWish } from '../../properties/office/office-list'
import type { PropertyList } from '../../properties/property-lists'
import { officePath } from '../office-pages'
import { Pager, Rows } from '../rows'
import { GateNotice } from './gate-list'
import type { ListAnswer } from './list/list-answer'
import { ManyForm } from './list/many-form'
import { SavedViews } from './list/saved-views'
import { PropertyFilters } from './property-filters'
import { type PropertyLine, usePropertyColumns } from './use-property-columns'

type Props = ListAnswer & {
  wish: OfficeWish
  lists: readonly PropertyList[]
  rows: PropertyLine[]
  total: number
  pages: number
  views: { id: string; name: string; query: string }[]
  here: string
}

/** Thousands of properties: searched, and a page at a time. */
export function PropertyRows({ wish, lists, rows, total, pages, ...shown }: Props) {
  const { t } = useTranslation('office-properties')
  const columns = usePropertyColumns(shown)
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
    <>
      {shown.missing && <GateNotice missing={shown.missing} />}
      <SavedViews views={shown.views} here={shown.here} refused={shown.view} />
      <PropertyFilters wish={wish} lists={lists} />
      <Rows
        caption={t('property.caption')}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        empty={t('property.empty')}
      />
      {rows.length > 0 && <ManyForm />}
      {total > 0 && <Pager page={wish.page} pages={pages} total={total} pathOf={pathOf} />}
    </>
  )
}
