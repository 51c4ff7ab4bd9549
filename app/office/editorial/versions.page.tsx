import { data, redirect } from 'react-router'
import type { SectionName } from '../../configuration/site-configuration'
import { nameOf } from '../../editorial/writing/content-use'
import { fieldsOf, openContent } from '../../editorial/writing/edit-content.server'
import { openSection } from '../../editorial/writing/edit-section.server'
import { type EditedKind, hasDrafts, type Values } from '../../editorial/writing/edited-content'
import { keepDraft, publish } from '../../editorial/writing/publish-content.server'
import { keepSectionDraft } from '../../editorial/writing/publish-section.server'
import type { Change } from '../../journal/journal'
import { findChange, listChanges } from '../../journal/queries.server'
import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import { sentForm } from '../../web/sent-form.server'
import { ChangeLine } from '../change-list'
import { type Office, officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage } from '../office-page'
import type { Route } from './+types/versions.page'
import { editorPath, kindIn } from './edited-kinds'
import { sectionIn } from './sections/section-names'
import styles from './versions.module.css'

type Subject = { kind: EditedKind; id: number } | { kind: 'section'; id: SectionName }

function subjectOf(params: { kind: string; id: string }): Subject {
  const section = params.kind === 'section' ? sectionIn(params.id) : undefined
  if (section) return { kind: 'section', id: section }
  const kind = kindIn(params.kind)
  if (!kind || !/^\d{1,9}$/.test(params.id)) throw data(null, { status: 404 })
  return { kind, id: Number(params.id) }
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, t, language } = officeOf(context)
  const { kind, id } = subjectOf(params)
  const opened = kind === 'section' ? undefined : await openContent(db, kind, id)
  if (kind !== 'section' && !opened) throw data(null, { status: 404 })
  const name = opened
    ? nameOf(opened.values, language)
    : t(`office-editorial:section.${id as SectionName}`)
  const changes = await listChanges(db, { kind, id: `${id}` })
  return {
    title: t('office-editorial:versions.of', { name }),
    name,
    path: editorPath(kind, id),
    changes,
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const subject = subjectOf(params)
  const chosen = Number((await sentForm(request)).get('change'))
  const change = Number.isSafeInteger(chosen) ? await findChange(office.db, chosen) : undefined
  const isOfThis = change?.kind === subject.kind && change.subject === `${subject.id}`
  if (!isOfThis || !isVersion(change)) throw data(null, { status: 404 })
  const restored = await restore(office, subject, change.after as Values)
  const path = editorPath(subject.kind, subject.id)
  throw redirect(`${path}?done=${restored ? 'restored' : 'changed'}`, 303)
}

/** An older version is put in the form, as a draft: whoever restores it looks before publishing. */
async function restore(office: Office, subject: Subject, value: Values): Promise<boolean> {
  if (subject.kind === 'section') {
    const { version, draft } = await openSection(office.db, subject.id)
    const seen = { version, draft: draft?.version ?? 0 }
    const change = { seen, value, action: 'restore' }
    return (await keepSectionDraft(office, subject.id, change)).outcome === 'saved'
  }
  const { kind, id } = subject
  const opened = await openContent(office.db, kind, id)
  if (!opened) throw data(null, { status: 404 })
  const seen = { version: opened.content.version, draft: opened.draft?.version ?? 0 }
  const fields = fieldsOf(kind, value)
  const saved = hasDrafts(kind)
    ? await keepDraft(office, kind, id, { seen, value: fields, action: 'restore' })
    : await publish(office, kind, id, { seen, value: fields })
  return saved.outcome === 'saved' || saved.outcome === 'published'
}

/** Some lines tell of a place or a state: they hold nothing that could be put back. */
function isVersion({ action, after }: Pick<Change, 'action' | 'after'>): boolean {
  return ['publish', 'change', 'create', 'draft'].includes(action) && after !== null
}

export default function Versions({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('office-editorial')
  const { title, name, path, changes } = loaderData
  return (
    <OfficePage title={title} crumbs={[{ title: name, path }]} lead={t('versions.lead')}>
      {changes.length === 0 && <p>{t('versions.none')}</p>}
      <ol className={styles.versions}>
        {changes.map((change) => (
          <li key={change.id}>
            <ChangeLine change={change} />
            {isVersion(change) && (
              <form method="post">
                <Button kind="quiet" type="submit" name="change" value={change.id}>
                  {t('versions.restore')}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ol>
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
