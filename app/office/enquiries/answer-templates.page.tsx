import { listTemplates } from '../../enquiries/answers/template-queries.server'
import { translated } from '../../language/translated'
import { useTranslation } from '../../language/use-translation'
import { ButtonAnchor } from '../../ui/button'
import { doneIn } from '../done'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import { Rows } from '../rows'
import type { Route } from './+types/answer-templates.page'

const doneKeys = ['saved', 'removed'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, t, language } = officeOf(context)
  const templates = await listTemplates(db)
  return {
    title: t('office-enquiries:template.title'),
    done: doneIn(url, doneKeys),
    templates: templates.map(({ id, name, subject, forms }) => ({
      id,
      forms,
      name: translated(name, language),
      subject: translated(subject, language),
    })),
  }
}

export default function AnswerTemplates({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['office-enquiries', 'enquiries'])
  const { title, templates, done } = loaderData
  return (
    <OfficePage
      title={title}
      crumbs={[{ title: t('title'), path: officePath('enquiries') }]}
      lead={t('template.lead')}
      done={done && t(`done.${done}`)}
      actions={
        <ButtonAnchor href={officePath('answer-template', { id: 'new' })}>
          {t('template.new')}
        </ButtonAnchor>
      }
    >
      <Rows
        caption={title}
        rows={templates}
        keyOf={({ id }) => id}
        empty={t('template.none')}
        columns={[
          {
            title: t('field.name'),
            cell: ({ id, name }) => <a href={officePath('answer-template', { id })}>{name}</a>,
          },
          { title: t('field.subject'), cell: ({ subject }) => subject },
          {
            title: t('template.forms'),
            cell: ({ forms }) =>
              forms.map((form) => t(`enquiries:form.${form as 'site-contact'}.name`)).join(', ') ||
              t('template.any'),
          },
        ]}
      />
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
