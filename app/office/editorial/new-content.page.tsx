import { data, redirect } from 'react-router'
import { findContent } from '../../editorial/writing/content-queries.server'
import { type EditedKind, editedSchemas, type Values } from '../../editorial/writing/edited-content'
import type { NewPlace } from '../../editorial/writing/new-content.server'
import { create } from '../../editorial/writing/publish-content.server'
import { useTranslation } from '../../language/use-translation'
import { sentForm } from '../../web/sent-form.server'
import { EditForm } from '../form/edit-form'
import { type Office, officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage } from '../office-page'
import type { Route } from './+types/new-content.page'
import { ChoicesProvider } from './choices'
import { findChoices } from './choices.server'
import { goneProblems, readContentForm } from './content-edit.server'
import { contentForm } from './content-forms'
import { contentPath, kindIn, listOf, listPath } from './edited-kinds'
import { contentWidgets } from './editor/content-widgets'

/** Pictures are uploaded; everything else is written. */
function kindOf(params: { kind: string }) {
  const kind = kindIn(params.kind)
  if (!kind || kind === 'image') throw data(null, { status: 404 })
  return kind
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const kind = kindOf(params)
  const { fields, toForm } = contentForm(kind)
  const category = numberIn(url, 'category')
  const given = category ? { categoryId: category } : {}
  return {
    kind,
    fields,
    title: office.t(`office-editorial:new.${kind}`),
    values: toForm({ ...startOf(kind), ...given }),
    choices: await findChoices(office),
  }
}

/** What a schema says of a field that nobody filled in. */
function startOf(kind: keyof typeof editedSchemas): Values {
  const fields = Object.entries(editedSchemas[kind].shape).map(([name, field]) => [
    name,
    (field as { safeParse(value: unknown): { data?: unknown } }).safeParse(undefined).data,
  ])
  return Object.fromEntries(fields)
}

function numberIn(url: URL, name: string): number | undefined {
  const text = url.searchParams.get(name) ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** Below which page, or in which: one that is not there has no place to offer. */
async function placeIn({ db }: Office, kind: EditedKind, url: URL): Promise<NewPlace> {
  const id = numberIn(url, kind === 'module' ? 'page' : 'parent')
  const isThere = id !== undefined && (await findContent(db, 'page', id)) !== undefined
  if ((kind === 'module' || id !== undefined) && !isThere) throw data(null, { status: 404 })
  return kind === 'module' ? { pageId: id } : { parentId: id ?? null }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const office = officeOf(context)
  const kind = kindOf(params)
  const form = await sentForm(request)
  const edit = readContentForm(kind, { form, language: office.language, kept: startOf(kind) })
  const { values } = edit
  if (edit.outcome === 'arranged') return data({ values, problems: {} })
  if (edit.outcome === 'invalid') return data({ values, problems: edit.problems }, { status: 422 })
  const place = await placeIn(office, kind, url)
  const added = await create(office, kind, contentForm(kind).fromForm(edit.value), place)
  if (added.outcome === 'invalid') {
    return data({ values, problems: goneProblems(added.issues) }, { status: 422 })
  }
  throw redirect(`${contentPath(kind, added.id)}?done=created`, 303)
}

export default function NewContent({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['office-editorial', 'office'])
  const { kind, title, fields, choices, values } = loaderData
  const list = {
    title: t(`office:menu.${listOf(kind)}` as 'office:menu.today'),
    path: listPath(kind),
  }
  return (
    <ChoicesProvider value={choices}>
      <OfficePage title={title} crumbs={[list]} lead={t('new.lead')}>
        <EditForm
          fields={fields}
          values={actionData?.values ?? values}
          problems={actionData?.problems}
          namespace="office-editorial"
          widgets={contentWidgets}
        />
      </OfficePage>
    </ChoicesProvider>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
