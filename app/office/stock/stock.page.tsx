import { listChanges } from '../../journal/queries.server'
import { useTranslation } from '../../language/use-translation'
import { sentForm } from '../../web/sent-form.server'
import { ChangeList } from '../change-list'
import { EditForm } from '../form/edit-form'
import { FieldNotes } from '../form/field-note'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { Notice } from '../office-page'
import { makeStockLinks, stockPreviews } from '../preview/stock-previews.server'
import type { Route } from './+types/stock.page'
import { doTask } from './do-task.server'
import { GateNotice } from './gate-list'
import { openStock } from './open-stock.server'
import { PropertyBoxes } from './property-boxes'
import styles from './stock.module.css'
import { StockAside } from './stock-aside'
import { stockChoices } from './stock-choices.server'
import { stockDone } from './stock-done'
import { stockForms } from './stock-forms'
import { StockFrame } from './stock-frame'
import { stockKindAt } from './stock-pages'
import { useFeedNotes } from './use-feed-notes'
import { usePropertyWidgets } from './use-property-widgets'

export async function loader({ context, params, pattern, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const { db, language } = office
  const kind = stockKindAt(pattern)
  const { row, head, states, isOnSite, ...open } = await openStock(office, kind, params.id)
  const [choices, changes, pathIn, missing] = await Promise.all([
    stockChoices(db),
    listChanges(db, { kind, id: params.id }, 20),
    open.pathIn(),
    open.missing(),
  ])
  return {
    title: head.title,
    head,
    states,
    choices,
    changes,
    missing,
    version: row.version,
    onSite: isOnSite ? pathIn(language) : null,
    previews: stockPreviews(office, head, pathIn),
    done: stockDone(kind, url),
    values: open.values(),
    feed: { source: row.source, overrides: row.overrides, values: row.feedValues },
  }
}

export async function action({ context, params, pattern, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const { head, pathIn } = await openStock(office, stockKindAt(pattern), params.id)
  const form = await sentForm(request)
  if (form.get('task') !== 'link') return doTask(office, head, form)
  return { made: makeStockLinks(office, head, await pathIn(), form) }
}

export default function Stock({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { t } = useTranslation('office-properties')
  const { head, values, version, feed, done, changes } = loaderData
  const { fields, fieldOf } = stockForms[head.kind]
  const widgets = usePropertyWidgets(loaderData.choices)
  const noteOf = useFeedNotes(feed, { fields, widgets, fieldOf })
  const made = answer && 'made' in answer ? answer.made : undefined
  const actionData = answer && 'made' in answer ? undefined : answer
  const refused = actionData?.refused
  return (
    <StockFrame head={head} here="facts" done={answer ? undefined : done}>
      {refused && <Notice tone="warning">{t(`refused.${refused}`)}</Notice>}
      {actionData?.withheld && <GateNotice missing={actionData.withheld} />}
      <div className={styles.beside}>
        <div>
          <FieldNotes value={noteOf}>
            <EditForm
              namespace="office-properties"
              fields={fields}
              values={actionData?.values ?? values}
              version={actionData?.version ?? version}
              base={actionData?.base}
              problems={actionData?.problems}
              conflict={actionData?.conflict}
              isTyped={actionData?.values !== undefined}
              widgets={widgets}
            />
          </FieldNotes>
          <ChangeList changes={changes} />
        </div>
        <StockAside {...loaderData} made={made}>
          {head.kind === 'property' && <PropertyBoxes {...loaderData} id={head.id} />}
        </StockAside>
      </div>
    </StockFrame>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
