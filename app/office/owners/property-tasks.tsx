import { taskForm } from '../../activity/owner.form'
import type { TaskAnswer } from '../../activity/tasks/task'
import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import { describeSchema } from '../form/describe-schema'
import { EditForm } from '../form/edit-form'
import { officePath } from '../office-pages'
import { Rows } from '../rows'
import { useMoments } from '../use-moments'
import type { PropertyEdit } from './property-edit'

const fields = describeSchema(taskForm)

type Task = {
  id: string
  title: string
  explanation: string
  dueOn: string | null
  doneAt: Date | null
  answers: TaskAnswer[]
}

/** What we wait for from the owner: on their page until it is there. */
export function PropertyTasks({ tasks, edit }: { tasks: Task[]; edit: PropertyEdit | undefined }) {
  const { t } = useTranslation('office-owners')
  const { day } = useMoments()
  return (
    <>
      <Rows
        caption={t('tasks.title')}
        rows={tasks}
        keyOf={({ id }) => id}
        empty={t('tasks.none')}
        columns={[
          { title: t('field.title'), cell: ({ title }) => title },
          { title: t('field.explanation'), cell: ({ explanation }) => explanation },
          {
            title: t('field.dueOn'),
            cell: ({ dueOn }) => dueOn && day(`${dueOn}T12:00:00Z`),
          },
          {
            title: t('tasks.state'),
            cell: ({ doneAt }) =>
              doneAt ? t('tasks.done', { day: day(doneAt) }) : t('tasks.open'),
          },
          { title: t('tasks.answers'), cell: ({ answers }) => <Answers answers={answers} /> },
          {
            title: t('tasks.change'),
            cell: ({ id, title, doneAt }) => (
              <form method="post">
                <input type="hidden" name="id" value={id} />
                <button
                  className="more"
                  type="submit"
                  name="task"
                  value={doneAt ? 'reopen' : 'close'}
                >
                  {t(doneAt ? 'tasks.reopen' : 'tasks.close')}
                  <span className="hidden"> {title}</span>
                </button>
              </form>
            ),
          },
        ]}
      />
      <EditForm
        namespace="office-owners"
        fields={fields}
        values={edit?.values ?? {}}
        problems={edit?.problems ?? {}}
        buttons={
          <Button kind="quiet" type="submit">
            {t('tasks.add')}
          </Button>
        }
      >
        <input type="hidden" name="task" value="ask" />
      </EditForm>
    </>
  )
}

/** Who approved which words, when; and the papers, which only staff open. */
function Answers({ answers }: { answers: TaskAnswer[] }) {
  const { t } = useTranslation('office-owners')
  const { moment } = useMoments()
  if (answers.length === 0) return null
  return (
    <ul>
      {answers.map(({ id, kind, accountName: name, words, fileName, answeredAt }) => (
        <li key={id}>
          {kind === 'approval' ? (
            <>
              {t('tasks.approved', { name, day: moment(answeredAt) })}
              <blockquote>{words}</blockquote>
            </>
          ) : (
            <>
              <a href={officePath('owner-file', { id })}>{fileName}</a>{' '}
              {t('tasks.sent', { name, day: moment(answeredAt) })}
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
