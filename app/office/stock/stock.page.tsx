import { contactName } from '../../contacts/contact'
import { listContactsOfProperty } from '../../contacts/named-queries.server'
import { findSettling } from '../../demands/settling/queries.server'
import { decideSettling, newsTasks } from '../../demands/settling/settle-news.server'
import { listChanges } from '../../journal/queries.server'
import { brusselsDay } from '../../language/brussels-day'
import { daysLater } from '../../language/days-later'
import { useTranslation } from '../../language/use-translation'
import { findClosing } from '../../stock/closing-queries.server'
import { findPublication } from '../../stock/publish-later/queries.server'
import { undoable } from '../../stock/undo-state.server'
import { wantedFields } from '../../stock/wanted-fields'
import { sentForm } from '../../web/sent-form.server'
import { ChangeList } from '../change-list'
import { EditForm } from '../form/edit-form'
import { FieldNotes } from '../form/field-note'
import { readEdit } from '../form/read-edit'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { Notice } from '../office-page'
import { officePath } from '../office-pages'
import { livePreview, makeStockLinks, stockPreviews } from '../preview/stock-previews.server'
import { todosOn } from '../todos/load-todos.server'
import type { Route } from './+types/stock.page'
import { type Answer, doTask } from './do-task.server'
import { GateNotice, LackNotice } from './gate-list'
import { openStock } from './open-stock.server'
import { PartLinks } from './part-links'
import { PlaceHelp } from './place/place-field'
import { PropertyBoxes } from './property-boxes'
import { PropertyTodos } from './steps/property-todos'
import { PublishLater } from './steps/publish-later'
import { SettlingBox } from './steps/settling-box'
import { StateQuestionPart } from './steps/state-question'
import { todoByForm } from './steps/todo-by-form.server'
import styles from './stock.module.css'
import { StockAside } from './stock-aside'
import { stockChoices } from './stock-choices.server'
import { stockDone } from './stock-done'
import { stockFormId, stockForms } from './stock-forms'
import { StockFrame } from './stock-frame'
import { stockKindAt } from './stock-pages'
import { decideUnsaved, unsavedSince } from './unsaved/open-unsaved.server'
import { undecided } from './unsaved/undecided'
import { UnsavedNotice } from './unsaved/unsaved-notice'
import { useKeepUnsaved } from './unsaved/use-keep-unsaved'
import { useFeedNotes } from './use-feed-notes'
import { usePropertyWidgets } from './use-property-widgets'

export async function loader({ context, params, pattern, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const { db, language } = office
  const kind = stockKindAt(pattern)
  const { row, head, states, isOnSite, farFromTown, ...open } = await openStock(
    office,
    kind,
    params.id,
  )
  const isClosed = ['sold', 'rented', 'withdrawn'].includes(head.state)
  const [choices, changes, pathIn, missing, closing, settling, planned, todos, people] =
    await Promise.all([
      stockChoices(db),
      listChanges(db, { kind, id: params.id }, 20),
      open.pathIn(),
      open.missing(),
      kind === 'property' && isClosed ? findClosing(db, head.id) : undefined,
      kind === 'property' ? findSettling(db, head.id) : undefined,
      kind === 'property' ? findPublication(db, head.id) : undefined,
      kind === 'property' ? todosOn(office, { propertyId: head.id }) : undefined,
      kind === 'property' ? listContactsOfProperty(db, head.id) : [],
    ])
  return {
    title: head.title,
    head,
    states,
    choices,
    changes,
    missing,
    wanted: wantedFields(missing, open.lacks),
    closing,
    farFromTown,
    settling: settling && { dueAt: settling.dueAt, isNew: Boolean(settling.was.hidden) },
    undo: undoable(changes, office.now()),
    planned: head.isHidden ? planned : undefined,
    todos,
    people: people.map((each) => ({ id: each.id, name: contactName(each) })),
    tomorrow: brusselsDay(daysLater(office.now(), 1)),
    version: row.version,
    isFindable: office.asked?.geocoder !== undefined,
    posterLanguages: kind === 'property' && isOnSite ? office.languages : [],
    onSite: isOnSite ? pathIn(language) : null,
    previews: stockPreviews(office, head, pathIn),
    live: livePreview(pathIn(language)),
    done: stockDone(kind, url),
    unsaved: await unsavedSince(office, head, open.values()),
    values: open.values(),
    feed: { source: row.source, overrides: row.overrides, values: row.feedValues },
  }
}

export async function action({ context, params, pattern, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const { head, pathIn } = await openStock(office, stockKindAt(pattern), params.id)
  const form = await sentForm(request)
  const news = newsTasks.find((each) => each === form.get('task'))
  const isLink = form.get('task') === 'link'
  if (form.has('unsaved')) return decideUnsaved(office, head, form)
  const isTodo = head.kind === 'property' && form.has('todo')
  if (!isLink && !news && !isTodo) return doTask(office, head, form)
  const { edit, fields } = stockForms[head.kind]
  const read = readEdit({ form, language: office.language }, edit, fields)
  const { values, version, base, conflict } = read
  const sent: Answer = { values, version, base, conflict }
  const todo = isTodo && (await todoByForm(office, head.id, form, sent))
  if (todo) return todo
  if (!news) return { ...sent, made: makeStockLinks(office, head, await pathIn(), form) }
  const wish = { propertyId: head.id, task: news }
  const { outcome } = await decideSettling(office, office.staff, wish)
  return { ...sent, news: outcome === 'decided' ? news : outcome }
}

export default function Stock({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { t } = useTranslation(['office-properties', 'office-todos'])
  const { head, values, version, feed, done, changes, farFromTown } = loaderData
  const { fields, fieldOf, fits } = stockForms[head.kind]
  const widgets = usePropertyWidgets(loaderData.choices)
  const noteOf = useFeedNotes(feed, { fields, widgets, fieldOf })
  const made = answer && 'made' in answer ? answer.made : undefined
  const news = answer && 'news' in answer ? answer.news : undefined
  const actionData: Answer | undefined = answer
  const { refused, question, lacks, todo } = actionData ?? {}
  const waiting = answer ? undefined : loaderData.unsaved
  useKeepUnsaved({
    formId: stockFormId,
    path: officePath(`${head.kind}-unsaved`, { id: head.id }),
    isWaiting: waiting !== undefined,
    isAnswer: answer !== undefined,
  })
  return (
    <StockFrame head={head} here="facts" done={answer ? undefined : done}>
      {waiting && <UnsavedNotice since={waiting} />}
      {news && <Notice>{t(`settling.done.${news}`)}</Notice>}
      {todo && todo.outcome !== 'refused' && (
        <Notice>{t(`office-todos:done.todo-${todo.outcome}`)}</Notice>
      )}
      {refused && <Notice tone="warning">{t(`refused.${refused}`)}</Notice>}
      {farFromTown && <Notice tone="warning">{t('far-from-town', farFromTown)}</Notice>}
      {actionData?.withheld && <GateNotice missing={actionData.withheld} />}
      {lacks && <LackNotice lacks={lacks} />}
      <div className={styles.beside}>
        <div>
          {head.kind === 'property' && <PartLinks {...loaderData} {...actionData} />}
          <FieldNotes value={noteOf}>
            <PlaceHelp value={{ found: actionData?.place, isFindable: loaderData.isFindable }}>
              <EditForm
                id={stockFormId}
                namespace="office-properties"
                fields={fields}
                values={actionData?.values ?? values}
                version={actionData?.version ?? version}
                base={actionData?.base}
                problems={actionData?.problems}
                conflict={actionData?.conflict}
                isTyped={actionData?.values !== undefined}
                widgets={widgets}
                fits={fits}
              >
                {waiting && <input type="hidden" name={undecided} value="yes" />}
                {question && (
                  <StateQuestionPart
                    question={question}
                    problems={actionData?.problems ?? {}}
                    here={officePath(head.kind, { id: head.id })}
                  />
                )}
              </EditForm>
            </PlaceHelp>
          </FieldNotes>
          <ChangeList changes={changes} />
        </div>
        <StockAside
          {...loaderData}
          made={made}
          later={
            head.kind === 'property' &&
            loaderData.states.includes('publish') && (
              <PublishLater {...loaderData} typed={actionData?.later} />
            )
          }
        >
          <SettlingBox settling={loaderData.settling} />
          {loaderData.todos && (
            <PropertyTodos
              id={head.id}
              box={loaderData.todos}
              people={loaderData.people}
              answer={todo}
            />
          )}
          {head.kind === 'property' && <PropertyBoxes {...loaderData} id={head.id} />}
        </StockAside>
      </div>
    </StockFrame>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
