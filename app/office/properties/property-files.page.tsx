import { useTranslation } from 'react-i18next'
import { officeVisit } from '../office.server'
import { officeHead } from '../office-head'
import { Notice, Part } from '../office-page'
import type { Route } from './+types/property-files.page'
import { doneWithHome } from './done-with-home'
import { findHome } from './find-home.server'
import { homeHead } from './home-head'
import { HomePage } from './home-page'
import { saveFiles } from './save-files.server'
import { ShelfForm } from './shelf-form'
import { shelfOf } from './shelf-of'
import { shelvedFiles } from './shelved-files'
import { UploadForm } from './upload-form'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = officeVisit(context)
  const shelf = shelfOf(params)
  const row = await findHome(visit, params.id)
  const head = homeHead(row, visit)
  return {
    title: `${visit.t(`office-properties:files.${shelf}`)}: ${head.title}`,
    ...{ head, shelf, version: row.version },
    items: shelvedFiles(row, shelf),
    isDecided: row.source === 'feed' && shelf in row.overrides,
    done: doneWithHome(url),
    moved: Number(url.searchParams.get('moved')) || null,
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const visit = officeVisit(context)
  const shelf = shelfOf(params)
  const { id } = await findHome(visit, params.id)
  return saveFiles(visit, { id, shelf, request })
}

export default function PropertyFiles({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('office-properties')
  const { head, shelf, items, version, done, moved, isDecided } = loaderData
  return (
    <HomePage home={head} here={shelf} done={actionData ? undefined : done}>
      {actionData?.refused && <Notice tone="warning">{t(`refused.${actionData.refused}`)}</Notice>}
      <UploadForm id={head.id} shelf={shelf} problems={actionData?.problems} />
      <Part title={t('files.order')}>
        {items.length === 0 && <p className="help">{t('files.none')}</p>}
        {items.length > 0 && (
          // Another version is another form: what was moved in it is saved or gone.
          <ShelfForm
            key={`${shelf} ${version}`}
            shelf={shelf}
            items={items}
            version={version}
            moved={moved}
          />
        )}
        {isDecided && (
          <form method="post">
            <input type="hidden" name="version" value={version} />
            <button className="button quiet" type="submit" name="task" value="follow-feed">
              {t('files.follow-feed')}
            </button>
          </form>
        )}
      </Part>
    </HomePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
