import { data } from 'react-router'
import { useTranslation } from '../../../language/use-translation'
import { propertyTitle } from '../../../properties/property-title'
import { closingQuestions } from '../../../stock/closing'
import { changeMany, tryMany } from '../../../stock/many/change-many.server'
import { idsIn, type ManyChange, manyChanges } from '../../../stock/many/many-change'
import { Button, ButtonAnchor } from '../../../ui/button'
import { sentForm } from '../../../web/sent-form.server'
import { describeSchema } from '../../form/describe-schema'
import { problemsOf } from '../../form/problems'
import { readSchemaForm } from '../../form/read-schema-form'
import { SchemaFields } from '../../form/schema-fields'
import { sentVersion } from '../../form/sent-version'
import { FormPlace } from '../../form/use-form-texts'
import { officeOf } from '../../office.server'
import { officeHead } from '../../office-head'
import { Notice, OfficePage } from '../../office-page'
import { officePath } from '../../office-pages'
import type { Route } from './+types/properties-change.page'
import { back } from './do-list-task.server'
import styles from './list.module.css'
import { ManyRows } from './many-rows'

/** Why they leave the offer: asked once for all of them. */
const questions = describeSchema(closingQuestions.withdraw)

function askedIn(url: URL): { change: ManyChange; ids: number[] } {
  const named = manyChanges.find((each) => each === url.searchParams.get('change'))
  if (!named) throw data(null, { status: 404 })
  return { change: named, ids: idsIn(url.searchParams.getAll('id')) }
}

/** What would become of each, before anything is done. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const { change, ids } = askedIn(url)
  const outcomes = await tryMany(office, { change, ids, by: office.staff })
  return {
    title: office.t(`office-properties:many.change.${change}`),
    list: office.t('office-properties:property.title'),
    change,
    rows: outcomes.map(({ title, ...row }) => ({
      ...row,
      title: propertyTitle(
        { ...row, title, publishAddress: true, hideCity: false },
        office.language,
      ),
    })),
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const office = officeOf(context)
  const { change, ids } = askedIn(url)
  const form = await sentForm(request)
  const values = readSchemaForm(questions, { form, language: office.language })
  const read = closingQuestions.withdraw.safeParse(values, { reportInput: true })
  if (change === 'withdraw' && !read.success) {
    return data({ values, problems: problemsOf(read.error), isNone: false }, { status: 422 })
  }
  const versions = Object.fromEntries(ids.map((id) => [id, sentVersion(form.get(`version.${id}`))]))
  const closing = change === 'withdraw' && read.success ? { closing: read.data } : {}
  const outcomes = await changeMany(office, { change, ids, versions, by: office.staff, ...closing })
  const changed = outcomes.flatMap(({ id, outcome }) => (outcome === 'changed' ? id : []))
  if (changed.length === 0) return data({ values, problems: {}, isNone: true }, { status: 409 })
  throw back(new URL(officePath('properties'), url), { done: 'many', ids: changed })
}

export default function PropertiesChange({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('office-properties')
  const { title, list, change, rows } = loaderData
  const count = rows.filter(({ outcome }) => outcome === 'changed').length
  return (
    <OfficePage title={title} crumbs={[{ title: list, path: officePath('properties') }]}>
      {actionData?.isNone && <Notice tone="warning">{t('many.none-done')}</Notice>}
      <p>{rows.length === 0 ? t('many.nothing-ticked') : t('many.would', { count })}</p>
      {rows.length > 0 && <ManyRows rows={rows} change={change} />}
      <form method="post" noValidate className={styles.asked}>
        {rows.map(({ id, version }) => (
          <input key={id} type="hidden" name={`version.${id}`} value={version} />
        ))}
        {change === 'withdraw' && count > 0 && (
          <FormPlace value={{ namespace: 'office-properties', prefix: '' }}>
            <SchemaFields
              fields={questions}
              values={actionData?.values ?? {}}
              problems={actionData?.problems ?? {}}
              widgets={{}}
            />
          </FormPlace>
        )}
        <p className="row">
          {count > 0 && (
            <Button type="submit">
              {t('many.do', { count, change: t(`many.change.${change}`) })}
            </Button>
          )}
          <ButtonAnchor kind="quiet" href={officePath('properties')}>
            {t('many.back')}
          </ButtonAnchor>
        </p>
      </form>
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
