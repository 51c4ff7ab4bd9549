import { useTranslation } from '../../language/use-translation'
import { ButtonAnchor } from '../../ui/button'
import { sentForm } from '../../web/sent-form.server'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage, Part } from '../office-page'
import type { Route } from './+types/content.page'
import { ChoicesProvider } from './choices'
import { saveContent } from './content-edit.server'
import { doTask, editorOf, findEditing } from './content-page.server'
import { ContentState } from './content-state'
import { editorialDone } from './done'
import { DraftForm } from './draft-form'
import { contentPath, listOf, listPath } from './edited-kinds'
import { contentWidgets } from './editor/content-widgets'
import { PageModules } from './editor/page-modules'
import { PreviewPart } from './editor/preview-part'
import { PictureShown } from './media/picture-shown'
import { UsedIn } from './media/used-in'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const editor = await editorOf(office, await findEditing(office, params))
  return { ...editor, done: editorialDone(url), moved: url.searchParams.get('moved') }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const editing = await findEditing(office, params)
  const form = await sentForm(request)
  return (
    (await doTask(office, editing, form)) ?? saveContent(office, editing.kind, editing.id, form)
  )
}

export default function ContentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['office-editorial', 'office'])
  const { kind, id, title, done, pageId } = loaderData
  const answer = actionData && 'values' in actionData ? actionData : undefined
  const links = actionData && 'links' in actionData ? actionData : undefined
  const crumbs = [
    { title: t(`office:menu.${listOf(kind)}` as 'office:menu.today'), path: listPath(kind) },
    ...(pageId ? [{ title: t('to-page'), path: contentPath('page', pageId) }] : []),
  ]
  return (
    <ChoicesProvider value={loaderData.choices}>
      <OfficePage
        title={title}
        crumbs={crumbs}
        lead={<ContentState {...loaderData} />}
        done={done && t(`done.${done}`)}
        actions={
          <ButtonAnchor kind="quiet" href={contentPath(kind, id, 'content-versions')}>
            {t('versions.title')}
          </ButtonAnchor>
        }
      >
        {kind === 'image' && <PictureShown id={id} />}
        <DraftForm
          fields={loaderData.fields}
          values={loaderData.values}
          answer={answer}
          seen={answer ?? loaderData}
          widgets={contentWidgets}
          hasDrafts={loaderData.hasDrafts}
        />
        {loaderData.modules && (
          <PageModules modules={loaderData.modules} moved={loaderData.moved} />
        )}
        {loaderData.users && (
          <Part title={t('media.use-title')}>
            {loaderData.users.length > 0 ? (
              <UsedIn users={loaderData.users} />
            ) : (
              <p>{t('media.used', { count: 0 })}</p>
            )}
          </Part>
        )}
        {loaderData.hasDrafts && <PreviewPart previews={loaderData.previews} links={links} />}
      </OfficePage>
    </ChoicesProvider>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
