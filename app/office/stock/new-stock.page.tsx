import { data, redirect } from 'react-router'
import { useTranslation } from '../../language/use-translation'
import { createStock } from '../../stock/create-stock.server'
import { sentForm } from '../../web/sent-form.server'
import { EditForm } from '../form/edit-form'
import { readEdit } from '../form/read-edit'
import { SaveButton } from '../form/save-button'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import type { Route } from './+types/new-stock.page'
import { stockChoices } from './stock-choices.server'
import { stockForms } from './stock-forms'
import { listPageOf, stockKindAt } from './stock-pages'
import { findNewUnit } from './units/find-new-unit.server'
import { usePropertyWidgets } from './use-property-widgets'

/** Most are for sale, and most projects are apartments. */
const usual = { property: { goal: 'sale', type: 1 }, project: { goal: 'sale', webId: 2 } }

export async function loader({ context, pattern, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const { db, t } = office
  const kind = stockKindAt(pattern)
  const [choices, unit] = await Promise.all([stockChoices(db), findNewUnit(office, kind, url)])
  const list = t(`office-properties:${kind}.title`)
  return {
    kind,
    choices,
    title: t(`office-properties:${kind}.new`),
    lead: t(`office-properties:${kind}.new-lead`),
    crumb: { title: list, path: officePath(listPageOf[kind]) },
    values: usual[kind],
    ...unit?.page,
  }
}

export async function action({ context, pattern, request, url }: Route.ActionArgs) {
  const office = officeOf(context)
  const kind = stockKindAt(pattern)
  const typed = { form: await sentForm(request), language: office.language }
  const edit = readEdit(typed, stockForms[kind].made, stockForms[kind].madeFields)
  const { values } = edit
  if (edit.outcome === 'arranged') return data({ values, problems: {} })
  if (edit.outcome === 'invalid') return data({ values, problems: edit.problems }, { status: 422 })
  const unit = await findNewUnit(office, kind, url)
  const projectId = unit?.projectId ?? null
  const made = kind === 'property' ? { ...edit.value, projectId } : edit.value
  const id = await createStock(office, { kind, by: office.staff, made })
  throw redirect(`${officePath(kind, { id })}?done=created`, 303)
}

export default function NewStock({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('office-properties')
  const { kind, title, lead, crumb, values, choices } = loaderData
  const widgets = usePropertyWidgets(choices)
  return (
    <OfficePage title={title} lead={lead} crumbs={[crumb]}>
      <EditForm
        namespace="office-properties"
        fields={stockForms[kind].madeFields}
        values={actionData?.values ?? values}
        problems={actionData?.problems}
        widgets={widgets}
        buttons={<SaveButton>{t('new.create')}</SaveButton>}
      />
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
