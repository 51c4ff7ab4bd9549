import { crms } from '../../feed/crm/open-crm.server'
import { listSources } from '../../feed/crm/source-queries.server'
import { listFeedRuns } from '../../feed/queries.server'
import { useColon, useTranslation } from '../../language/use-translation'
import { ButtonAnchor } from '../../ui/button'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage, Part } from '../office-page'
import { officePath } from '../office-pages'
import { Rows } from '../rows'
import { useMoments } from '../use-moments'
import type { Route } from './+types/sources.page'
import { useOutcome } from './use-outcome'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, t } = officeOf(context)
  const sources = (await listSources(db)).map(async ({ name, crm, isOn }) => {
    const [run] = await listFeedRuns(db, 1, name)
    return { name, crm, isOn, last: run && { at: run.startedAt, outcome: run.outcome } }
  })
  const title = t('office:menu.sources')
  return { title, sources: await Promise.all(sources), crms: [...crms] }
}

export default function Sources({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('office-sources')
  const colon = useColon()
  const { moment } = useMoments()
  const outcomeText = useOutcome()
  const { title, sources, crms } = loaderData
  return (
    <OfficePage title={title} lead={t('lead')}>
      <Rows
        caption={title}
        rows={sources}
        keyOf={({ name }) => name}
        empty={t('none')}
        columns={[
          {
            title: t('source'),
            cell: ({ name }) => <a href={officePath('source', { id: name })}>{name}</a>,
          },
          { title: t('crm'), cell: ({ crm }) => t(`name.${crm}` as 'name.whise') },
          { title: t('state'), cell: ({ isOn }) => t(isOn ? 'is-on' : 'is-off') },
          {
            title: t('last-run'),
            cell: ({ last }) => last && moment(last.at) + colon + outcomeText(last.outcome),
          },
        ]}
      />
      <Part title={t('connect.title')}>
        <p className="help">{t('connect.help')}</p>
        <p className="row">
          {crms.map((crm) => (
            <ButtonAnchor key={crm} kind="quiet" href={officePath('source-connect', { id: crm })}>
              {t('connect.button', { crm: t(`name.${crm}`) })}
            </ButtonAnchor>
          ))}
        </p>
      </Part>
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
