import { data, redirect } from 'react-router'
import { changeRule, checkRule, succeedRule } from '../../costs/rules/change-rule.server'
import { findRule, type StoredRule } from '../../costs/rules/queries.server'
import { ruleEdit, ruleSuccessor } from '../../costs/rules/rule-edit.form'
import { unitOf } from '../../costs/rules/rule-names'
import { shownRule, signOf } from '../../costs/rules/rule-value'
import { listChanges } from '../../journal/queries.server'
import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import { sentForm } from '../../web/sent-form.server'
import { ChangeList } from '../change-list'
import { doneOf } from '../done'
import type { Conflict } from '../form/conflict'
import { describeSchema } from '../form/describe-schema'
import { EditForm } from '../form/edit-form'
import type { Problems } from '../form/problems'
import { readEdit } from '../form/read-edit'
import { SaveButton } from '../form/save-button'
import { type Office, officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage, Part } from '../office-page'
import { officePath } from '../office-pages'
import type { Route } from './+types/rule.page'
import { useRuleTexts } from './rule-text'

const fields = describeSchema(ruleEdit)
const nextFields = describeSchema(ruleSuccessor)

async function ruleAt({ db }: Pick<Office, 'db'>, id: string) {
  const rule = /^\d{1,9}$/.test(id) ? await findRule(db, Number(id)) : undefined
  if (!rule) throw data(null, { status: 404 })
  return rule
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const rule = await ruleAt(office, params.id)
  const changes = await listChanges(office.db, { kind: 'rule', id: params.id }, 20)
  const title = office.t('office:menu.rules')
  return { title, rule, shown: shownRule(rule), changes, done: doneOf(url) }
}

type Values = Record<string, unknown>
type Said = {
  form: 'edit' | 'next'
  values: Values
  version: number
  base: Values
  problems: Problems
  conflict?: Conflict | undefined
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const rule = await ruleAt(office, params.id)
  const form = await sentForm(request)
  const result = await change(office, rule, form)
  if ('said' in result) return data(result.said, { status: result.status })
  throw redirect(`${officePath('rule', { id: rule.id })}?done=${result.done}`, 303)
}

async function change(office: Office, rule: StoredRule, form: FormData) {
  const task = form.get('task')
  if (task === 'next') return succeed(office, rule, form)
  if (task !== 'check') return correct(office, rule, form)
  await checkRule(office, rule.id)
  return { done: 'checked' }
}

async function correct(office: Office, rule: StoredRule, form: FormData) {
  const edit = readEdit({ form, language: office.language }, ruleEdit, fields)
  const refuse = refusing('edit', edit)
  if (edit.outcome !== 'valid') return refuse(edit.outcome === 'invalid' ? edit.problems : {})
  const { value, version: basedOn } = edit
  const result = await changeRule(office, { id: rule.id, basedOn, edit: value })
  switch (result.outcome) {
    case 'changed':
      return { done: 'saved' }
    case 'taken':
      return refuse({ validFrom: { key: 'taken' } })
    case 'missing':
      throw data(null, { status: 404 })
    case 'conflict': {
      const { before } = result
      return refuse({}, { values: shownRule(before), version: before.version })
    }
  }
}

async function succeed(office: Office, rule: StoredRule, form: FormData) {
  const edit = readEdit({ form, language: office.language }, ruleSuccessor, nextFields)
  const refuse = refusing('next', edit)
  if (edit.outcome !== 'valid') return refuse(edit.outcome === 'invalid' ? edit.problems : {})
  const result = await succeedRule(office, rule.id, edit.value)
  return result.outcome === 'changed' ? { done: 'saved' } : refuse({ validFrom: { key: 'taken' } })
}

type Sent = Pick<Said, 'values' | 'version' | 'base' | 'conflict'>

function refusing(form: Said['form'], { values, version, base, conflict: earlier }: Sent) {
  return (problems: Problems, conflict?: Conflict) => {
    const shown = conflict ?? earlier
    const said: Said = { form, values, version, base, problems, conflict: shown }
    return { said, status: conflict ? 409 : 422 }
  }
}

export default function RulePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('office')
  const { name } = useRuleTexts()
  const { rule, shown, changes, done } = loaderData
  const edited = actionData?.form === 'edit' ? actionData : undefined
  const next = actionData?.form === 'next' ? actionData : undefined
  const { low, high, source, note, certainty } = shown
  const sign = signOf(rule.rule)
  const isAction = unitOf(rule.rule) === 'action'
  return (
    <OfficePage
      title={name(rule.rule)}
      lead={`${t(`region.${rule.region}`)}${sign && ` · ${t('rules.in', { sign })}`}${isAction ? ` · ${t('rules.action')}` : ''}`}
      crumbs={[{ title: t('menu.rules'), path: officePath('rules') }]}
      done={done && t(`done.${done}`)}
      actions={
        <form method="post">
          <Button kind="quiet" type="submit" name="task" value="check">
            {t('rules.check-now')}
          </Button>
        </form>
      }
    >
      <EditForm
        fields={fields}
        values={edited?.values ?? shown}
        version={edited?.version ?? rule.version}
        base={edited?.base}
        problems={edited?.problems}
        conflict={edited?.conflict}
      />
      <Part title={t('rules.next')}>
        <p className="help">{t('rules.next-help')}</p>
        <EditForm
          prefix="next"
          fields={nextFields}
          values={next?.values ?? { low, high, source, note, certainty }}
          problems={next?.problems}
          buttons={
            <SaveButton name="task" value="next">
              {t('rules.next-save')}
            </SaveButton>
          }
        />
      </Part>
      <ChangeList changes={changes} />
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
