import { useIsOwner, useOwnerLinks } from '../activity/owner-links'
import type { TaskWants } from '../activity/tasks/task'
import type { Alert } from '../forms/form'
import { useColon, useTranslation } from '../language/use-translation'
import { Button } from '../ui/button'

export type OwnTask = {
  id: string
  propertyId: number
  title: string
  explanation: string
  wants: TaskWants
  dueOn: string | null
  /** What was sent already. */
  files: { id: string; name: string }[]
}

const dones = ['approved', 'sent', 'closed'] as const
type Done = (typeof dones)[number]

export type TaskReply = {
  done: Done | null
  taskId?: string
  refused: { name: string; alert: Alert }[]
}

export function doneIn(given: string | null): Done | null {
  return dones.find((done) => done === given) ?? null
}

/** Plain forms: approving is one press, and files travel with the form. */
export function TaskForm({ task, answer }: { task: OwnTask; answer: TaskReply | undefined }) {
  const isOwner = useIsOwner()
  if (!isOwner) return null
  return task.wants === 'approval' ? <Approve task={task} /> : <Send task={task} answer={answer} />
}

function Approve({ task }: { task: OwnTask }) {
  const { t } = useTranslation('owners')
  const links = useOwnerLinks()
  return (
    <form method="post" action={links.property(task.propertyId)} encType="multipart/form-data">
      <input type="hidden" name="task" value={task.id} />
      <p className="help">{t('tasks.approve-help')}</p>
      <Button type="submit" name="intent" value="approve">
        {t('tasks.approve')}
        <OfTask task={task} />
      </Button>
    </form>
  )
}

/** Which of several, for who hears the button by itself. */
function OfTask({ task }: { task: OwnTask }) {
  return (
    <span className="hidden">
      {useColon()}
      {task.title}
    </span>
  )
}

function Send({ task, answer }: { task: OwnTask; answer: TaskReply | undefined }) {
  const { t } = useTranslation(['owners', 'enquiries'])
  const colon = useColon()
  const links = useOwnerLinks()
  const id = `files-${task.id}`
  const refused = answer?.taskId === task.id ? answer.refused : []
  return (
    <form method="post" action={links.property(task.propertyId)} encType="multipart/form-data">
      <input type="hidden" name="task" value={task.id} />
      {task.files.length > 0 && (
        <p>
          {t('tasks.files') + colon}
          {task.files.map(({ name }) => name).join(', ')}
        </p>
      )}
      <label className="label" htmlFor={id}>
        {t('tasks.choose')}
        <OfTask task={task} />
      </label>
      <input
        id={id}
        type="file"
        name="files"
        multiple
        accept="application/pdf,image/jpeg,image/png,image/webp"
        aria-describedby={`${id}-help`}
        aria-invalid={refused.length > 0 ? true : undefined}
      />
      <p className="help" id={`${id}-help`}>
        {t('tasks.limits')}
      </p>
      {refused.map(({ name, alert }) => (
        <p className="error" role="alert" key={name + alert}>
          {name && name + colon}
          {t(`enquiries:alert.${alert}`)}
        </p>
      ))}
      <Button kind="quiet" type="submit" name="intent" value="files">
        {t('tasks.upload')}
        <OfTask task={task} />
      </Button>
    </form>
  )
}
