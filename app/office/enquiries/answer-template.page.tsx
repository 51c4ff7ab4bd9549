import { data, redirect } from 'react-router'
import { answerTemplate, placeholders } from '../../enquiries/answers/answer-template'
import {
  addTemplate,
  removeTemplate,
  saveTemplate,
} from '../../enquiries/answers/save-template.server'
import { findTemplate } from '../../enquiries/answers/template-queries.server'
import { listChanges } from '../../journal/queries.server'
import { translated } from '../../language/translated'
import { useTranslation } from '../../language/use-translation'
import { idFrom } from '../../properties/property-id'
import { Button } from '../../ui/button'
import { sentForm } from '../../web/sent-form.server'
import { ChangeList } from '../change-list'
import { describeSchema } from '../form/describe-schema'
import { EditForm } from '../form/edit-form'
import { readEdit } from '../form/read-edit'
import { type Office, officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage, Part } from '../office-page'
import { officePath } from '../office-pages'
import { Rows } from '../rows'
import type { Route } from './+types/answer-template.page'
import { LetterBox } from './letter-box'

const fields = describeSchema(answerTemplate)

/** Null for one that is still to be made. */
async function templateAt({ db }: Pick<Office, 'db'>, id: string) {
  if (id === 'new') return null
  const template = await findTemplate(db, idFrom(id) ?? 0)
  if (!template) throw data(null, { status: 404 })
  return template
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const office = officeOf(context)
  const template = await templateAt(office, params.id)
  const subject = { kind: 'answer-template', id: `${template?.id}` }
  return {
    title: template
      ? translated(template.name, office.language)
      : office.t('office-enquiries:template.new'),
    template,
    changes: template ? await listChanges(office.db, subject, 20) : [],
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const template = await templateAt(office, params.id)
  const form = await sentForm(request)
  const list = officePath('answer-templates')
  if (template && form.get('task') === 'remove') {
    await removeTemplate(office, office.staff, template.id)
    throw redirect(`${list}?done=removed`, 303)
  }
  const edit = readEdit({ form, language: office.language }, answerTemplate, fields)
  if (edit.outcome === 'arranged') return data({ ...edit, problems: {} })
  if (edit.outcome === 'invalid') return data(edit, { status: 422 })
  const { value: texts, values, version, base } = edit
  if (!template) {
    await addTemplate(office, office.staff, texts)
    throw redirect(`${list}?done=saved`, 303)
  }
  const saved = await saveTemplate(office, office.staff, { id: template.id, version, texts })
  switch (saved.outcome) {
    case 'saved':
      throw redirect(`${list}?done=saved`, 303)
    case 'no-such-template':
      throw data(null, { status: 404 })
    case 'stale': {
      const { theirs, now } = saved
      const conflict = { values: theirs, version: now }
      return data({ values, version, base, problems: {}, conflict }, { status: 409 })
    }
  }
}

export default function AnswerTemplate({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('office-enquiries')
  const { title, template, changes } = loaderData
  return (
    <OfficePage
      title={title}
      crumbs={[
        { title: t('title'), path: officePath('enquiries') },
        { title: t('template.title'), path: officePath('answer-templates') },
      ]}
    >
      <EditForm
        fields={fields}
        namespace="office-enquiries"
        widgets={{ 'long-text': LetterBox }}
        values={actionData?.values ?? template ?? {}}
        version={actionData?.version ?? template?.version}
        base={actionData?.base}
        problems={actionData?.problems}
        conflict={actionData?.conflict}
      />
      <Part title={t('template.placeholders')}>
        <Rows
          caption={t('template.placeholders')}
          rows={[...placeholders]}
          keyOf={(name) => name}
          empty=""
          columns={[
            { title: t('template.placeholder'), cell: (name) => <code>{`{${name}}`}</code> },
            { title: t('template.meaning'), cell: (name) => t(`placeholder.${name}`) },
          ]}
        />
      </Part>
      {template && (
        <Part title={t('template.remove')}>
          <p className="help">{t('template.remove-help')}</p>
          <form method="post">
            <Button kind="quiet" type="submit" name="task" value="remove">
              {t('template.remove')}
            </Button>
          </form>
        </Part>
      )}
      {template && <ChangeList changes={changes} />}
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
