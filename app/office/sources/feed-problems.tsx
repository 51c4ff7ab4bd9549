import type { FeedProblem } from '../../feed/feed-report'
import { problemFate } from '../../feed/problem-fate'
import { useTranslation } from '../../language/use-translation'
import { Rows } from '../rows'
import { useProblemText } from './use-problem-text'

/** What was wrong with the records of a run: a sentence for staff, the code for who runs the site. */
export function FeedProblems({ problems }: { problems: FeedProblem[] }) {
  const { t, i18n } = useTranslation('office')
  const problemText = useProblemText()
  const record = ({ kind, id, index }: FeedProblem) =>
    t(`feed.of.${kind}`, { id: id ?? t('feed.no-id', { place: (index ?? 0) + 1 }) })
  const field = (name: string) =>
    i18n.exists(`costs:mention.${name}`) ? t(`costs:mention.${name}` as 'feed.record') : name
  return (
    <Rows
      caption={t('feed.last-problems')}
      rows={problems.map((problem, at) => ({ ...problem, at }))}
      keyOf={({ at }) => at}
      empty=""
      columns={[
        { title: t('feed.record'), cell: record },
        { title: t('conflict.field'), cell: (problem) => field(problem.field) },
        {
          title: t('feed.problem'),
          cell: ({ problem }) => (
            <>
              {problemText(problem)} <small className="soft">{problem}</small>
            </>
          ),
        },
        {
          title: t('feed.result'),
          cell: (problem) => t(`feed.fate.${problemFate(problem)}`),
        },
      ]}
    />
  )
}
