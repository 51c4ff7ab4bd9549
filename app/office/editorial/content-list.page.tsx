import { redirect } from 'react-router'
import { useTranslation } from '../../language/use-translation'
import { ButtonAnchor } from '../../ui/button'
import { sentForm } from '../../web/sent-form.server'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage, Part } from '../office-page'
import { type OfficePageName, officePageAt, officePath } from '../office-pages'
import { Rows } from '../rows'
import type { Route } from './+types/content-list.page'
import { type ListedContent, type ListedKind, listContent, moveInList } from './content-list.server'
import { Badge } from './content-state'
import { editorialDone } from './done'
import { contentPath, newContentPath } from './edited-kinds'
import { MoveButtons } from './move-buttons'

/** One page per list, or per few that belong together. */
const listsOf: Partial<Record<OfficePageName, ListedKind[]>> = {
  articles: ['article', 'category'],
  team: ['team member'],
  testimonials: ['testimonial'],
  blocks: ['slide', 'figure', 'external block'],
}

export async function loader({ context, pattern, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const page = officePageAt(pattern)
  const kinds = listsOf[page] ?? []
  return {
    title: office.t(`office:menu.${page}` as 'office:menu.today'),
    lists: await Promise.all(kinds.map((kind) => listContent(office, kind))),
    done: editorialDone(url),
    moved: url.searchParams.get('moved'),
  }
}

export async function action({ context, pattern, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const page = officePageAt(pattern)
  const form = await sentForm(request)
  const move = String(form.get('move') ?? '')
  const kind = (listsOf[page] ?? []).find((each) => each === form.get('kind'))
  if (kind && kind !== 'external block') await moveInList(office, kind, move)
  throw redirect(`${officePath(page)}?moved=${encodeURIComponent(`${kind} ${move}`)}`, 303)
}

export default function ContentList({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['office-editorial', 'office'])
  const { title, lists, done, moved } = loaderData
  return (
    <OfficePage
      title={title}
      done={done && t(`done.${done}`)}
      actions={lists.map(({ kind }) => (
        <ButtonAnchor key={kind} kind="quiet" href={newContentPath(kind)}>
          {t(`new.${kind}`)}
        </ButtonAnchor>
      ))}
    >
      {lists.length === 1
        ? lists.map((list) => <List key={list.kind} list={list} moved={moved} />)
        : lists.map((list) => (
            <Part key={list.kind} title={t(`list.${list.kind}`)}>
              <List list={list} moved={moved} />
            </Part>
          ))}
    </OfficePage>
  )
}

type Row = ListedContent['rows'][number]

function List({ list, moved }: { list: ListedContent; moved: string | null }) {
  const { t } = useTranslation('office-editorial')
  const { kind, rows, isPlaced } = list
  const mine = moved?.startsWith(`${kind} `) ? moved.slice(kind.length + 1) : null
  return (
    <Rows
      caption={t(`list.${kind}`)}
      rows={rows}
      keyOf={({ id }) => id}
      empty={t('list.none')}
      columns={[
        {
          title: t(`list-name.${kind}`),
          cell: ({ id, name }) => <a href={contentPath(kind, id)}>{name}</a>,
        },
        ...(rows.some(({ about }) => about)
          ? [{ title: t('list.about'), cell: ({ about }: Row) => about }]
          : []),
        { title: t('state.title'), cell: ({ state }) => <Badge state={state} /> },
        ...(isPlaced
          ? [
              {
                title: t('order'),
                cell: (row: Row) => (
                  <MoveButtons
                    item={row}
                    items={rows.filter(({ group }) => group === row.group)}
                    name={row.name}
                    moved={mine}
                    kind={kind}
                  />
                ),
              },
            ]
          : []),
      ]}
    />
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
