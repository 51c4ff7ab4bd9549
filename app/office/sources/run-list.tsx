import { useTranslation } from '../../language/use-translation'
import { Part } from '../office-page'
import { officePath } from '../office-pages'
import { Rows } from '../rows'
import { useMoments } from '../use-moments'
import { useOutcome } from './use-outcome'

type Counts = { added: number; changed: number; hidden: number; refused: number }
type Run = {
  id: string
  startedAt: Date
  outcome: string
  counts?: Counts
  problemCount: number
}

const parts = ['added', 'changed', 'hidden', 'refused'] as const

export function RunList({ runs }: { runs: Run[] }) {
  const { t } = useTranslation('office-sources')
  const { moment } = useMoments()
  const outcomeText = useOutcome()
  const differences = (counts: Counts | undefined) => {
    const told = parts.filter((part) => counts?.[part])
    if (told.length === 0) return t('runs.nothing')
    return told.map((part) => t(`runs.${part}`, { count: counts?.[part] })).join(', ')
  }
  return (
    <Part title={t('runs.title')}>
      <Rows
        caption={t('runs.title')}
        rows={runs}
        keyOf={({ id }) => id}
        empty={t('runs.none')}
        columns={[
          { title: t('runs.started'), cell: ({ startedAt }) => moment(startedAt) },
          { title: t('runs.result'), cell: ({ outcome }) => outcomeText(outcome) },
          { title: t('runs.differences'), cell: ({ counts }) => differences(counts) },
          {
            title: t('runs.remarks'),
            cell: ({ problemCount }) =>
              problemCount > 0 && <a href={officePath('feed')}>{problemCount}</a>,
          },
        ]}
      />
    </Part>
  )
}
