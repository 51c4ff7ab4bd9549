import { useMemo } from 'react'
import { data, redirect } from 'react-router'
import * as z from 'zod'
import { findTodo, listDoers } from '../../contacts/todos/queries.server'
import { changeTodo } from '../../contacts/todos/save-todo.server'
import { todoEditOf, todoForm } from '../../contacts/todos/todo.form'
import { listChanges } from '../../journal/queries.server'
import { brusselsDay } from '../../language/brussels-day'
import { useTranslation } from '../../language/use-translation'
import { sentForm } from '../../web/sent-form.server'
import { ChangeList } from '../change-list'
import { doneIn } from '../done'
import { Facts } from '../facts/facts'
import { describeSchema } from '../form/describe-schema'
import { EditForm } from '../form/edit-form'
import type { WidgetProps } from '../form/field-props'
import { readEdit } from '../form/read-edit'
import { type Office, officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage, Part } from '../office-page'
import { officePath } from '../office-pages'
import { useMoments } from '../use-moments'
import type { Route } from './+types/todo.page'
import { doTodo } from './do-todo.server'
import { shownTodo } from './load-todos.server'
import { todoDone } from './todo-answer'
import { TodoDone } from './todo-done'
import { TodoPress } from './todo-line'

const fields = describeSchema(todoForm)

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const row = await todoOr404(office, params.id)
  const [colleagues, changes] = await Promise.all([
    listDoers(office.db),
    listChanges(office.db, { kind: 'todo', id: row.todo.id }, 20),
  ])
  const { forId } = row.todo
  const isAway = forId !== null && !colleagues.some(({ id }) => id === forId)
  return {
    title: office.t('office-todos:one'),
    todo: shownTodo(row, brusselsDay(office.now())),
    // Who left does it no more: saved again, it is for the whole office.
    values: todoEditOf({ ...row.todo, forId: isAway ? null : forId }),
    version: row.todo.version,
    colleagues,
    changes,
    done: doneIn(url, [...todoDone, 'saved'] as const),
  }
}

async function todoOr404({ db }: Office, id: string) {
  const row = z.uuid().safeParse(id).success ? await findTodo(db, id) : undefined
  if (!row) throw data(null, { status: 404 })
  return row
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const { todo } = await todoOr404(office, params.id)
  const form = await sentForm(request)
  const path = officePath('todo', { id: todo.id })
  const pressed = await doTodo(office, form)
  if (pressed) throw redirect(`${path}?done=todo-${pressed.outcome}`, 303)
  const edit = readEdit({ form, language: office.language }, todoForm, fields)
  if (edit.outcome === 'arranged') throw data(null, { status: 400 })
  const { values, version, base } = edit
  const sent = { values, version, base, problems: {}, conflict: undefined }
  if (edit.outcome === 'invalid') {
    const { problems, conflict } = edit
    return data({ ...sent, problems, conflict }, { status: 422 })
  }
  const saved = await changeTodo(office, { id: todo.id, basedOn: version, edit: edit.value })
  switch (saved.outcome) {
    case 'changed':
      throw redirect(`${path}?done=saved`, 303)
    case 'unknown':
      throw data(null, { status: 404 })
    case 'unknown-colleague':
      return data({ ...sent, problems: { forId: { key: 'not-one-of' as const } } }, { status: 422 })
    case 'stale': {
      const changes = await listChanges(office.db, { kind: 'todo', id: todo.id }, 5)
      const by = changes.find(({ action: taken }) => taken === 'change')?.accountName
      const theirs = { values: todoEditOf(saved.todo), version: saved.todo.version }
      return data({ ...sent, conflict: { ...theirs, by } }, { status: 409 })
    }
  }
}

export default function TodoPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('office-todos')
  const { moment } = useMoments()
  const { title, todo, values, version, colleagues, changes, done } = loaderData
  const { property, contact } = todo
  const colleague = useColleagueWidget(colleagues)
  const isSaved = !actionData && done === 'saved'
  return (
    <OfficePage
      title={title}
      crumbs={[{ title: t('title'), path: officePath('todos') }]}
      done={isSaved ? t('done.saved') : undefined}
      actions={
        <form method="post">
          <TodoPress todo={todo} />
        </form>
      }
    >
      {!actionData && done !== 'saved' && <TodoDone done={done} id={todo.id} />}
      <Facts
        facts={[
          [
            t('field.property'),
            property && <a href={officePath('property', { id: property.id })}>{property.name}</a>,
          ],
          [
            t('field.contact'),
            contact && <a href={officePath('contact', { id: contact.id })}>{contact.name}</a>,
          ],
          [t('made-by'), todo.madeBy],
          [
            t('show.done'),
            todo.doneAt && t('done-on', { name: todo.doneBy, day: moment(todo.doneAt) }),
          ],
        ]}
      />
      <Part title={t('edit')}>
        <EditForm
          namespace="office-todos"
          fields={fields}
          widgets={{ colleague }}
          values={actionData?.values ?? values}
          version={actionData?.version ?? version}
          base={actionData?.base}
          problems={actionData?.problems}
          conflict={actionData?.conflict}
          isTyped={actionData !== undefined}
        />
      </Part>
      <ChangeList changes={changes} />
    </OfficePage>
  )
}

type Colleague = { id: string; name: string }

function useColleagueWidget(colleagues: Colleague[]) {
  const { t } = useTranslation('office-todos')
  const none = t('everybody')
  return useMemo(() => {
    const nameOf = (value: unknown) => colleagues.find(({ id }) => id === value)?.name ?? none
    const widget = ({ id, name, value }: WidgetProps) => (
      <select className="input" id={id} name={name} defaultValue={String(value ?? '')}>
        <option value="">{none}</option>
        {colleagues.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </select>
    )
    return Object.assign(widget, { textOf: nameOf })
  }, [colleagues, none])
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
