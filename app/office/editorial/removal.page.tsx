import { data, redirect } from 'react-router'
import { isLinkedPage } from '../../editorial/linked-page'
import type { Page } from '../../editorial/page'
import { nameOf } from '../../editorial/writing/content-use'
import { remove } from '../../editorial/writing/publish-content.server'
import { findUsers, isNeededBy } from '../../editorial/writing/remove-content.server'
import { useTranslation } from '../../language/use-translation'
import { Button, ButtonAnchor } from '../../ui/button'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { Notice, OfficePage, Part } from '../office-page'
import type { Route } from './+types/removal.page'
import { findEditing } from './content-page.server'
import { contentPath, editorPath, listPath } from './edited-kinds'
import { UsedIn } from './media/used-in'
import { usedIn } from './media/used-in.server'

export async function loader({ context, params }: Route.LoaderArgs) {
  const office = officeOf(context)
  const { kind, id, values, content } = await findEditing(office, params)
  const users = await findUsers(office.db, kind, id)
  const isKept = kind === 'page' && isLinkedPage(content as Page)
  const name = nameOf({ ...content, ...values }, office.language) || `${id}`
  return {
    title: office.t('office-editorial:removal.title', { name }),
    name,
    path: contentPath(kind, id),
    users: usedIn(office, users),
    refusal: isKept
      ? ('of-the-house' as const)
      : users.some((user) => isNeededBy(user, kind, id))
        ? ('in-use' as const)
        : undefined,
  }
}

export async function action({ context, params }: Route.ActionArgs) {
  const office = officeOf(context)
  const { kind, id, content } = await findEditing(office, params)
  const removed = await remove(office, kind, id)
  if (removed.outcome === 'missing') throw data(null, { status: 404 })
  if (removed.outcome !== 'removed') return data(removed.outcome, { status: 409 })
  const back = 'pageId' in content ? editorPath('page', content.pageId) : listPath(kind)
  throw redirect(`${back}?done=removed`, 303)
}

export default function Removal({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('office-editorial')
  const { title, name, path, users, refusal } = loaderData
  return (
    <OfficePage title={title} crumbs={[{ title: name, path }]}>
      {refusal && <Notice tone="warning">{t(`removal.${refusal}`)}</Notice>}
      {users.length > 0 && (
        <Part title={t('removal.used')}>
          <UsedIn users={users} />
        </Part>
      )}
      {!refusal && (
        <form method="post">
          <p>{t(users.length > 0 ? 'removal.shown-empty' : 'removal.sure')}</p>
          <p className="row">
            <Button type="submit">{t('removal.remove')}</Button>
            <ButtonAnchor kind="quiet" href={path}>
              {t('removal.keep')}
            </ButtonAnchor>
          </p>
        </form>
      )}
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
