import { data, redirect } from 'react-router'
import { listTodos } from '../../contacts/todos/queries.server'
import { readTodoFilter, todoFilterQuery, todosPerPage } from '../../contacts/todos/todo-filter'
import { useTranslation } from '../../language/use-translation'
import { sentForm } from '../../web/sent-form.server'
import { doneIn } from '../done'
import { Filters } from '../filters'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import { type Column, Pager, Rows } from '../rows'
import { useMoments } from '../use-moments'
import type { Route } from './+types/todos.page'
import { doTodo } from './do-todo.server'
import { newTodo, shownTodo } from './load-todos.server'
import { todoDone } from './todo-answer'
import type { ShownTodo } from './todo-data'
import { TodoDone } from './todo-done'
import { TodoFields } from './todo-fields'
import { TodoDay, TodoPress } from './todo-line'
import styles from './todos.module.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const filter = readTodoFilter(url.searchParams)
  const page = { limit: todosPerPage, offset: (filter.page - 1) * todosPerPage }
  const [{ rows, total }, fresh] = await Promise.all([
    listTodos(office.db, { ...filter, me: office.staff.id }, page),
    newTodo(office),
  ])
  return {
    title: office.t('office-todos:title'),
    filter,
    fresh,
    total,
    pages: Math.max(1, Math.ceil(total / todosPerPage)),
    done: doneIn(url, todoDone),
    last: url.searchParams.get('todo') ?? '',
    isNew: url.searchParams.has('new'),
    rows: rows.map((row) => shownTodo(row, fresh.today)),
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const answer = await doTodo(officeOf(context), await sentForm(request))
  if (!answer) throw data(null, { status: 400 })
  if (answer.outcome === 'refused') return data(answer, { status: 422 })
  const query = new URLSearchParams(todoFilterQuery(readTodoFilter(url.searchParams)))
  query.set('done', `todo-${answer.outcome}`)
  if (answer.id) query.set('todo', answer.id)
  throw redirect(`${officePath('todos')}?${query}`, 303)
}

export default function Todos({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('office-todos')
  const { title, filter, fresh, total, pages, rows, done, last, isNew } = loaderData
  return (
    <OfficePage title={title} lead={t('lead')}>
      {!actionData && <TodoDone done={done} id={last} />}
      <details className={`${styles.add} ${styles.apart}`} open={isNew || actionData !== undefined}>
        <summary>{t('new')}</summary>
        <form method="post" noValidate data-unsaved={actionData ? true : undefined}>
          <TodoFields {...fresh} typed={actionData?.typed} problem={actionData?.problem} />
        </form>
      </details>
      <TodoFilters filter={filter} />
      <p role="status" className="help">
        {t('found', { count: total })}
      </p>
      <form method="post">
        <Rows
          caption={title}
          rows={rows}
          keyOf={({ id }) => id}
          empty={t('none')}
          columns={useTodoColumns()}
        />
      </form>
      {pages > 1 && (
        <Pager
          page={filter.page}
          pages={pages}
          total={total}
          pathOf={(page) => officePath('todos') + todoFilterQuery({ ...filter, page })}
        />
      )}
    </OfficePage>
  )
}

type Filter = Route.ComponentProps['loaderData']['filter']

function TodoFilters({ filter }: { filter: Filter }) {
  const { t } = useTranslation('office-todos')
  const choice = (name: 'whose' | 'show', values: readonly string[]) => ({
    name,
    label: t(`${name}.label`),
    value: filter[name],
    options: values.map((value) => ({ value, label: t(`${name}.${value}` as 'show.open') })),
    isRequired: true,
  })
  return (
    <Filters choices={[choice('whose', ['mine', 'all']), choice('show', ['open', 'done'])]}>
      <div className="field">
        <label htmlFor="filter-until">{t('until')}</label>
        <input
          className="input"
          type="date"
          id="filter-until"
          name="until"
          defaultValue={filter.until}
        />
      </div>
      {filter.property && <input type="hidden" name="property" value={filter.property} />}
      {filter.contact && <input type="hidden" name="contact" value={filter.contact} />}
    </Filters>
  )
}

function useTodoColumns(): Column<ShownTodo>[] {
  const { t } = useTranslation('office-todos')
  const { day } = useMoments()
  return [
    {
      title: t('field.words'),
      cell: ({ id, words }) => (
        <a className={styles.text} href={officePath('todo', { id })}>
          {words}
        </a>
      ),
    },
    { title: t('field.day'), cell: (todo) => <TodoDay todo={todo} /> },
    { title: t('field.forId'), cell: ({ forName }) => forName ?? t('everybody') },
    {
      title: t('about'),
      cell: ({ property, contact }) => (
        <span className={styles.facts}>
          {property && <a href={officePath('property', { id: property.id })}>{property.name}</a>}
          {contact && <a href={officePath('contact', { id: contact.id })}>{contact.name}</a>}
        </span>
      ),
    },
    {
      title: t('state'),
      cell: (todo) => (
        <span className={styles.facts}>
          {todo.doneAt && t('done-on', { name: todo.doneBy, day: day(todo.doneAt) })}
          <TodoPress todo={todo} />
        </span>
      ),
    },
  ]
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
