import { useTranslation } from '../../../language/use-translation'
import { type OfficeRow, officeState } from '../../../properties/office/office-list'
import { StateBadge } from '../state-badge'
import styles from './list.module.css'

export type StateProblem = { id: number; problem: 'not-possible' | 'stale' | 'withheld' }

/** What is done from the list at one press; it can be undone there as well. */
export const quickStates = ['option', 'back'] as const

/** The state, and the step that is taken most: into an option, and out of it. */
export function StateCell({
  row,
  problem,
}: {
  row: OfficeCell
  problem?: StateProblem | undefined
}) {
  const { t } = useTranslation('office-properties')
  const { id, version, reference } = row
  const state = officeState(row)
  const [next] = quickStates.filter(
    (each) => (each === 'option' ? 'available' : 'option') === state,
  )
  return (
    <>
      <StateBadge state={state} />
      {next && (
        <form method="post" className={styles.state}>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="state" value={next} />
          <button type="submit" name="task" value="state">
            {t(`many.change.${next}`)}
            <span className="hidden"> {reference}</span>
          </button>
        </form>
      )}
      {problem && <p className="error">{t(`many.outcome.${problem.problem}`)}</p>}
    </>
  )
}

type OfficeCell = Pick<OfficeRow, 'id' | 'version' | 'reference'> &
  Parameters<typeof officeState>[0]
