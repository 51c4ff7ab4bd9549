import { useTranslation } from 'react-i18next'
import { missingMentions } from '../../costs/legal-mentions'
import { loadRuleBook } from '../../costs/rules/queries.server'
import { listChanges } from '../../journal/queries.server'
import { brusselsDay } from '../../language/brussels-day'
import { listBadges, listTypeNames } from '../../properties/look-ups/look-up-queries.server'
import { advertisedOf } from '../../properties/office/advertised'
import { fieldOf, toEdit } from '../../properties/office/property-edit'
import { contentOf } from '../../properties/stored/decide-property.server'
import { possibleStates } from '../../stock/home-states'
import { sentForm } from '../../web/sent-form.server'
import { ChangeList } from '../change-list'
import { EditForm } from '../form/edit-form'
import { FieldNotes } from '../form/field-note'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { Notice } from '../office-page'
import { makeStockLinks, stockPreviews } from '../preview/stock-previews.server'
import type { Route } from './+types/property.page'
import { doneWithProperty } from './done-with-home'
import { findOfficeProperty } from './find-home.server'
import { GateList } from './gate-list'
import { propertyHead } from './home-head'
import { PropertyPage } from './home-page'
import styles from './home-page.module.css'
import { isOnSite, propertyPathIn } from './home-paths.server'
import { PropertyAside } from './property-aside'
import { propertyFields } from './property-fields'
import { saveProperty } from './save-property.server'
import { useFeedNotes } from './use-feed-notes'
import { usePropertyWidgets } from './use-property-widgets'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const { db, language } = office
  const row = await findOfficeProperty(office, params.id)
  const [types, badges, book, changes, pathIn] = await Promise.all([
    listTypeNames(db),
    listBadges(db),
    loadRuleBook(db),
    listChanges(db, { kind: 'property', id: params.id }, 20),
    propertyPathIn(db, row),
  ])
  const head = propertyHead(row, office)
  return {
    title: head.title,
    head,
    changes,
    onSite: isOnSite(row) ? pathIn(language) : null,
    previews: stockPreviews(office, { kind: 'property', id: row.id }, pathIn),
    done: doneWithProperty(url),
    values: toEdit(contentOf(row)),
    version: row.version,
    feed: { source: row.source, overrides: row.overrides, values: row.feedValues },
    states: possibleStates(row),
    missing: missingMentions(book, advertisedOf(row), brusselsDay(office.now())),
    choices: {
      types: types.map(({ webId, name }) => ({ value: webId, name })),
      badges: badges.map(({ code, name }) => ({ value: code, name })),
    },
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const row = await findOfficeProperty(office, params.id)
  const { id } = row
  const form = await sentForm(request)
  if (form.get('task') !== 'link') return saveProperty(office, id, form)
  const pathIn = await propertyPathIn(office.db, row)
  return { made: makeStockLinks(office, { kind: 'property', id }, pathIn, form) }
}

export default function Property({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { t } = useTranslation('office-properties')
  const { head, values, version, feed, done, changes } = loaderData
  const widgets = usePropertyWidgets(loaderData.choices)
  const noteOf = useFeedNotes(feed, { fields: propertyFields, widgets, fieldOf })
  const made = answer && 'made' in answer ? answer.made : undefined
  const actionData = answer && 'made' in answer ? undefined : answer
  const refused = actionData?.refused
  return (
    <PropertyPage property={head} here="facts" done={answer ? undefined : done}>
      {refused && <Notice tone="warning">{t(`refused.${refused}`)}</Notice>}
      {actionData?.withheld && (
        <Notice tone="warning">
          {t('gate.refused')}
          <GateList missing={actionData.withheld} />
        </Notice>
      )}
      <div className={styles.beside}>
        <div>
          <FieldNotes value={noteOf}>
            <EditForm
              namespace="office-properties"
              fields={propertyFields}
              values={actionData?.values ?? values}
              version={actionData?.version ?? version}
              problems={actionData?.problems}
              conflict={actionData?.conflict}
              isTyped={actionData?.values !== undefined}
              widgets={widgets}
            />
          </FieldNotes>
          <ChangeList changes={changes} />
        </div>
        <PropertyAside {...loaderData} made={made} />
      </div>
    </PropertyPage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
