import type { FeedProblem } from '../../feed/feed-report'
import { problemFate } from '../../feed/problem-fate'
import { groupProblems, type ProblemGroup } from '../../feed/problem-groups'
import { problemSaid } from '../../feed/problem-said'
import { useTranslation } from '../../language/use-translation'
import { Rows } from '../rows'
import { useProblemText } from './use-problem-text'

/** Of those about which the same is said; the others are folded. */
const shown = 5

/** What was wrong with the records of a run, as sentences for staff. */
export function FeedProblems({ problems }: { problems: FeedProblem[] }) {
  const { t, i18n } = useTranslation('office')
  const problemText = useProblemText()
  const field = (name: string) =>
    i18n.exists(`costs:mention.${name}`) ? t(`costs:mention.${name}` as 'feed.about') : name
  return (
    <Rows
      caption={t('feed.last-problems')}
      rows={groupProblems(problems).map((group, at) => ({ ...group, at }))}
      keyOf={({ at }) => at}
      empty=""
      columns={[
        {
          title: t('feed.problem'),
          // Where there is no sentence, who runs the site needs the code.
          cell: ({ problem }) =>
            problemSaid(problem).says === 'unreadable' ? (
              <>
                {problemText(problem)} <small className="soft">{problem}</small>
              </>
            ) : (
              problemText(problem)
            ),
        },
        {
          title: t('feed.times'),
          isNumber: true,
          cell: (group) => group.problems.length,
        },
        { title: t('conflict.field'), cell: (group) => group.field && field(group.field) },
        { title: t('feed.about'), cell: (group) => <Records group={group} /> },
        { title: t('feed.result'), cell: (group) => t(`feed.fate.${problemFate(group)}`) },
      ]}
    />
  )
}

function Records({ group: { problems, field } }: { group: ProblemGroup }) {
  const { t } = useTranslation('office')
  const textOf = (problem: FeedProblem) => {
    const { kind, id, index } = problem
    const record = t(`feed.of.${kind}`, { id: id ?? t('feed.no-id', { place: (index ?? 0) + 1 }) })
    return field === null ? `${record} (${problem.field})` : record
  }
  const first = problems.slice(0, shown)
  const others = problems.slice(shown)
  return (
    <>
      {first.map(textOf).join(', ')}
      {others.length > 0 && (
        <details>
          <summary className="more">{t('feed.more', { count: others.length })}</summary>
          {others.map(textOf).join(', ')}
        </details>
      )}
    </>
  )
}
