import { data, redirect } from 'react-router'
import { undoMerge } from '../../contacts/merge-contacts.server'
import { contactNote, noteOnContact } from '../../contacts/note-on-contact.server'
import { tellApart, undoTellApart } from '../../contacts/tell-apart.server'
import { useTranslation } from '../../language/use-translation'
import { ButtonAnchor } from '../../ui/button'
import { sentForm } from '../../web/sent-form.server'
import { ChangeList } from '../change-list'
import { doneIn } from '../done'
import { type Office, officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage, Part } from '../office-page'
import { officePath } from '../office-pages'
import panels from '../panel-columns.module.css'
import { doTodo } from '../todos/do-todo.server'
import { isTodoDone, todoDone } from '../todos/todo-answer'
import { TodoBox } from '../todos/todo-box'
import type { Route } from './+types/contact.page'
import { BookViewing } from './book-viewing'
import { ContactEditForm } from './contact-edit-form'
import { ContactFacts } from './contact-facts'
import styles from './contacts.module.css'
import { Duplicates } from './duplicates'
import { History } from './history'
import { contactOr404, loadContact } from './load-contact.server'
import { NoteForm } from './note-form'
import { saveContact } from './save-contact.server'

const doneKeys = [
  'added',
  'changed',
  'noted',
  'demand',
  'merged',
  'undone',
  'apart',
  'alike',
  ...todoDone,
] as const

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const contact = await contactOr404(office, params.id)
  const home = (url.searchParams.get('home') ?? '').slice(0, 100)
  return { ...(await loadContact(office, contact, home)), home, done: doneIn(url, doneKeys) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const { id } = await contactOr404(office, params.id)
  const form = await sentForm(request)
  const todo = await doTodo(office, form, { contactId: id })
  if (todo?.outcome === 'refused') return data({ todo }, { status: 422 })
  if (todo) throw redirect(`${officePath('contact', { id })}?done=todo-${todo.outcome}`, 303)
  switch (form.get('task')) {
    case null:
      return saveContact(office, id, form)
    case 'note':
      return note(office, id, form)
    case 'undo-merge': {
      const undone = await undoMerge(office, id, Math.trunc(Number(form.get('merge'))) || 0)
      if (undone.outcome === 'unknown') throw data(null, { status: 404 })
      throw redirect(`${officePath('contact', { id })}?done=undone`, 303)
    }
    case 'tell-apart':
    case 'undo-tell-apart':
      return decideOnPair(office, id, form)
    default:
      throw data(null, { status: 400 })
  }
}

async function decideOnPair(office: Office, id: string, form: FormData) {
  const { id: otherId } = await contactOr404(office, String(form.get('other')))
  const isApart = form.get('task') === 'tell-apart'
  const decided = await (isApart ? tellApart : undoTellApart)(office, { id, otherId })
  if (decided.outcome === 'unknown') throw data(null, { status: 404 })
  throw redirect(`${officePath('contact', { id })}?done=${isApart ? 'apart' : 'alike'}`, 303)
}

async function note(office: Office, id: string, form: FormData) {
  const given = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const read = contactNote.safeParse(given)
  if (!read.success) {
    const isWords = read.error.issues.some(({ path }) => path[0] === 'words')
    const problem = isWords ? ('words' as const) : ('invalid' as const)
    return data({ note: given, problem }, { status: 422 })
  }
  const noted = await noteOnContact(office, id, read.data)
  if (noted.outcome === 'unknown') throw data(null, { status: 404 })
  throw redirect(`${officePath('contact', { id })}?done=noted`, 303)
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['office-contacts', 'office-todos'])
  const { title, contact, history, done, changes } = loaderData
  const todo = actionData && 'todo' in actionData ? actionData.todo : undefined
  const typed = actionData && 'values' in actionData ? actionData : undefined
  const refused = actionData && 'note' in actionData ? actionData : undefined
  const { id } = contact
  return (
    <OfficePage
      title={title}
      crumbs={[{ title: t('title'), path: officePath('contacts') }]}
      done={
        actionData || !done
          ? undefined
          : isTodoDone(done)
            ? t(`office-todos:done.${done}`)
            : t(`done.${done}`)
      }
      actions={
        <>
          <ButtonAnchor kind="quiet" href={officePath('contact-demand', { id })}>
            {t('do.demand')}
          </ButtonAnchor>
          <ButtonAnchor kind="quiet" href="#book">
            {t('do.viewing')}
          </ButtonAnchor>
        </>
      }
    >
      <div className={`${panels.columns} ${styles.columns}`}>
        <div>
          <NoteForm
            submission={loaderData.submission}
            typed={refused?.note}
            problem={refused?.problem}
          />
          <section className="panel" aria-labelledby="todos">
            <TodoBox
              box={loaderData.todos}
              query={`contact=${id}`}
              answer={todo}
              also={{
                name: 'property',
                options: loaderData.dealtWith.map((home) => ({
                  id: home.id,
                  name: `${home.reference} ${home.address}`,
                })),
              }}
            />
          </section>
          <History lines={history} />
          <BookViewing contactId={id} home={loaderData.home} homes={loaderData.homes} />
        </div>
        <aside aria-label={t('card.title')}>
          <ContactFacts card={loaderData} />
          <Duplicates id={id} card={loaderData} />
        </aside>
      </div>
      <Part title={t('card.edit')}>
        <ContactEditForm values={contact} version={contact.version} typed={typed} />
      </Part>
      <ChangeList changes={changes} />
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
