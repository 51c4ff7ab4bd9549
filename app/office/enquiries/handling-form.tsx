import { enquiryStates } from '../../enquiries/enquiry-state'
import { useTranslation } from '../../language/use-translation'
import { SaveButton } from '../form/save-button'
import { Notice } from '../office-page'
import styles from './enquiry.module.css'
import type { EnquiryData } from './enquiry-data'
import { TaskProblem, useTask } from './task-problem'

/** How far it is, and who deals with it. */
export function HandlingForm({ enquiry }: { enquiry: EnquiryData }) {
  const { t } = useTranslation('office-enquiries')
  const { handling, staff } = enquiry
  const { problem, typed } = useTask('handle')
  const assignee = staff.find(({ id }) => id === handling.assigneeId)?.name ?? t('nobody')
  return (
    <section aria-labelledby="handling">
      <h2 id="handling" className="hidden">
        {t('handle.title')}
      </h2>
      {problem?.key === 'stale' && (
        <Notice tone="warning">
          {t('handle.stale', { state: t(`state.${handling.state}`), assignee })}
        </Notice>
      )}
      <form method="post" className={styles.handling}>
        <input type="hidden" name="task" value="handle" />
        <input type="hidden" name="version" value={handling.version} />
        <div className="field">
          <label htmlFor="state">{t('column.state')}</label>
          <select
            className="input"
            id="state"
            name="state"
            defaultValue={typed('state', handling.state)}
          >
            {enquiryStates.map((state) => (
              <option key={state} value={state}>
                {t(`state.${state}`)}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="assignee">{t('column.assignee')}</label>
          <select
            className="input"
            id="assignee"
            name="assignee"
            defaultValue={typed('assignee', handling.assigneeId ?? '')}
          >
            <option value="">{t('nobody')}</option>
            {staff.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <SaveButton>{t('handle.save')}</SaveButton>
      </form>
      <TaskProblem task="handle" />
    </section>
  )
}
