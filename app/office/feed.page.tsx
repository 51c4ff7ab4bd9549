import { listFeedRuns } from '../feed/queries.server'
import { useTranslation } from '../language/use-translation'
import type { Route } from './+types/feed.page'
import { officeOf } from './office.server'
import { officeHead } from './office-head'
import { OfficePage, Part } from './office-page'
import { Rows } from './rows'
import { FeedProblems } from './sources/feed-problems'
import { useMoments } from './use-moments'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, t } = officeOf(context)
  const runs = await listFeedRuns(db, 50)
  return {
    title: t('office:menu.feed'),
    runs: runs.map(({ problems, counts, ...run }) => ({
      ...run,
      counts: 'properties' in counts ? counts : undefined,
      problemCount: problems.length,
    })),
    problems: runs[0]?.problems.slice(0, 200) ?? [],
  }
}

export default function Feed({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useTranslation('office')
  const { moment } = useMoments()
  const { title, runs, problems } = loaderData
  const outcomeText = (outcome: string) =>
    i18n.exists(`office:feed.outcome.${outcome}`)
      ? t(`feed.outcome.${outcome}` as 'feed.outcome.applied')
      : outcome
  return (
    <OfficePage title={title} lead={t('feed.lead')}>
      <Rows
        caption={title}
        rows={runs}
        keyOf={({ id }) => id}
        empty={t('feed.none')}
        columns={[
          { title: t('feed.started'), cell: ({ startedAt }) => moment(startedAt) },
          { title: t('field.source'), cell: ({ source }) => source },
          { title: t('feed.result'), cell: ({ outcome }) => outcomeText(outcome) },
          number(t('feed.added'), ({ counts }) => counts?.properties.added),
          number(t('feed.changed'), ({ counts }) => counts?.properties.changed),
          number(t('feed.hidden'), ({ counts }) => counts?.properties.hidden),
          number(t('feed.refused'), ({ counts }) => counts?.properties.refused),
          number(t('feed.problems'), ({ problemCount }) => problemCount),
        ]}
      />
      {problems.length > 0 && (
        <Part title={t('feed.last-problems')}>
          <FeedProblems problems={problems} />
        </Part>
      )}
    </OfficePage>
  )
}

type Run = Route.ComponentProps['loaderData']['runs'][number]

function number(title: string, value: (run: Run) => number | undefined) {
  return { title, isNumber: true, cell: (run: Run) => value(run) ?? '' }
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
