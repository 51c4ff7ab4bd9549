import { data, redirect } from 'react-router'
import { type SectionName, sections } from '../../../configuration/site-configuration'
import { openSection } from '../../../editorial/writing/edit-section.server'
import type { Values } from '../../../editorial/writing/edited-content'
import {
  discardSection,
  keepSectionDraft,
  publishAndNote,
} from '../../../editorial/writing/publish-section.server'
import { daysLater } from '../../../language/days-later'
import { pathTo } from '../../../language/path-to'
import { useTranslation } from '../../../language/use-translation'
import { ButtonAnchor } from '../../../ui/button'
import { previewPass, previewPath } from '../../../web/preview.server'
import { sentForm } from '../../../web/sent-form.server'
import { describeSchema } from '../../form/describe-schema'
import { readEdit } from '../../form/read-edit'
import { type Office, officeOf } from '../../office.server'
import { officeHead } from '../../office-head'
import { OfficePage } from '../../office-page'
import { officePath } from '../../office-pages'
import { daysIn } from '../../preview/preview'
import { ChoicesProvider } from '../choices'
import { findChoices } from '../choices.server'
import { type Answer, seenIn } from '../content-edit.server'
import { editorialDone } from '../done'
import { DraftForm } from '../draft-form'
import { sectionWidgets } from '../editor/content-widgets'
import { PreviewPart } from '../editor/preview-part'
import type { Route } from './+types/section.page'
import { sectionIn } from './section-names'
import { SectionState } from './section-state'

function nameIn(params: { id: string }): SectionName {
  const name = sectionIn(params.id)
  if (!name) throw data(null, { status: 404 })
  return name
}

const fieldsOf = (name: SectionName) => describeSchema(sections[name], [])

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const name = nameIn(params)
  const { values, seen, draft } = await openSection(office.db, name)
  return {
    name,
    values,
    ...seen,
    fields: fieldsOf(name),
    title: office.t(`office-editorial:section.${name}`),
    saved: draft && { by: draft.savedBy, at: draft.savedAt },
    choices: await findChoices(office),
    previews: previewsOf(office, name, 1),
    done: editorialDone(url),
  }
}

function previewsOf({ languages, signer, now }: Office, id: SectionName, days: number) {
  const until = daysLater(now(), days)
  const pass = previewPass(signer, { kind: 'section', id }, until)
  return languages.map((language) => ({
    language,
    path: previewPath(pathTo('home', language), pass),
  }))
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const name = nameIn(params)
  const form = await sentForm(request)
  const here = officePath('section', { id: name })
  const task = form.get('task')
  if (task === 'discard') {
    await discardSection(office, name)
    throw redirect(`${here}?done=discarded`, 303)
  }
  if (task === 'link') {
    const days = daysIn(form)
    const links = previewsOf(office, name, days).map(({ language, path }) => ({
      language,
      path: new URL(path, office.origin).href,
    }))
    return { links, days }
  }
  const seen = seenIn(form)
  const { values: kept } = await openSection(office.db, name)
  const edit = readEdit({ form, language: office.language }, sections[name], fieldsOf(name), kept)
  const { values, base, conflict } = edit
  const sent = { values, base, conflict, ...seen }
  if (edit.outcome === 'arranged') return data<Answer>({ ...sent, problems: {} })
  if (edit.outcome === 'invalid') {
    return data<Answer>({ ...sent, problems: edit.problems }, { status: 422 })
  }
  const change = { seen, value: edit.value as Values }
  const saved = await (task === 'publish'
    ? publishAndNote(office, name, change)
    : keepSectionDraft(office, name, change))
  if (saved.outcome === 'invalid') throw data(null, { status: 422 })
  if (saved.outcome === 'conflict') {
    return data<Answer>(await conflictWith(office, name, sent), { status: 409 })
  }
  throw redirect(`${here}?done=${saved.outcome === 'saved' ? 'draft' : 'published'}`, 303)
}

async function conflictWith(
  { db }: Office,
  name: SectionName,
  { values, base }: Pick<Answer, 'values' | 'base'>,
) {
  const theirs = await openSection(db, name)
  const { version, draft } = theirs
  return {
    values,
    base,
    problems: {},
    version,
    draft: draft?.version ?? 0,
    conflict: { values: theirs.values, version, by: draft?.savedBy },
  }
}

export default function SectionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['office-editorial', 'office'])
  const { name, title, done, saved } = loaderData
  const answer = actionData && 'values' in actionData ? actionData : undefined
  const links = actionData && 'links' in actionData ? actionData : undefined
  return (
    <ChoicesProvider value={loaderData.choices}>
      <OfficePage
        title={title}
        crumbs={[{ title: t('office:menu.configuration'), path: officePath('configuration') }]}
        lead={<SectionState saved={saved} />}
        done={done && t(`done.${done}`)}
        actions={
          <ButtonAnchor
            kind="quiet"
            href={officePath('content-versions', { kind: 'section', id: name })}
          >
            {t('versions.title')}
          </ButtonAnchor>
        }
      >
        <DraftForm
          fields={loaderData.fields}
          values={loaderData.values}
          answer={answer}
          seen={answer ?? loaderData}
          widgets={sectionWidgets}
          hasDrafts
        />
        <PreviewPart previews={loaderData.previews} links={links} />
      </OfficePage>
    </ChoicesProvider>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
