import { redirect } from 'react-router'
import type { Page } from '../../editorial/page'
import { isNew } from '../../editorial/writing/apply-drafts.server'
import { arrangePage } from '../../editorial/writing/arrange-content.server'
import { readContent } from '../../editorial/writing/content-queries.server'
import { nameOf } from '../../editorial/writing/content-use'
import { listDrafts } from '../../editorial/writing/draft-queries.server'
import { useTranslation } from '../../language/use-translation'
import { ButtonAnchor } from '../../ui/button'
import { sentForm } from '../../web/sent-form.server'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import type { Route } from './+types/pages.page'
import { editorialDone } from './done'
import { newContentPath } from './edited-kinds'
import { MenuList } from './menu-list'
import { childrenIn, placeAfter, readPlace, type TreeNode } from './menu-tree'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, language, t } = officeOf(context)
  const pages = await readContent(db, 'page')
  const drafts = (await listDrafts(db)).filter(({ kind }) => kind === 'page')
  const toNode = (page: Page): TreeNode => {
    const draft = drafts.find(({ id }) => id === `${page.id}`)
    return {
      id: page.id,
      name: nameOf({ ...page, ...draft?.value }, language) || page.name,
      state: stateOf(page, draft !== undefined),
      isInMenu: page.isInMenu,
      children: childrenIn(pages, page.id).map(toNode),
    }
  }
  return {
    title: t('office:menu.pages'),
    tree: childrenIn(pages, null).map(toNode),
    done: editorialDone(url),
    moved: url.searchParams.get('moved'),
  }
}

function stateOf(page: Page, isDrafted: boolean): TreeNode['state'] {
  if (isNew(page)) return 'new'
  if (page.status === 'draft') return 'off'
  return isDrafted ? 'changed' : 'published'
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const form = await sentForm(request)
  const move = String(form.get('move') ?? '')
  const dragged = readPlace(String(form.get('place') ?? ''))
  const outcome = await arrangePage(office, (pages) => dragged ?? placeAfter(pages, move))
  const done = outcome === 'placed' ? 'moved' : outcome === 'taken' ? 'taken' : 'not-moved'
  const path = `${officePath('pages')}?done=${done}&moved=${encodeURIComponent(move)}`
  throw redirect(path, 303)
}

export default function Pages({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('office-editorial')
  const { title, tree, done, moved } = loaderData
  return (
    <OfficePage
      title={title}
      lead={t('menu-lead')}
      done={done && t(`done.${done}`)}
      actions={
        <>
          <ButtonAnchor kind="quiet" href={officePath('untranslated')}>
            {t('untranslated.title')}
          </ButtonAnchor>
          <ButtonAnchor href={newContentPath('page')}>{t('new.page')}</ButtonAnchor>
        </>
      }
    >
      <MenuList tree={tree} moved={moved} />
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
