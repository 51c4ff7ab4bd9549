import { data, redirect } from 'react-router'
import { approveTask, sendTaskFiles } from '../activity/tasks/answer-task.server'
import type { signedInOwner } from './owner.server'
import type { TaskReply } from './task-form'

type Portal = ReturnType<typeof signedInOwner>

/** What an owner did about a task, and back to the page, which may be reloaded. */
export async function answerOwnTask(portal: Portal, form: FormData, here: string) {
  const { owner } = portal
  const taskId = String(form.get('task') ?? '')
  if (form.get('intent') === 'approve') {
    const { outcome } = await approveTask(portal, owner, taskId)
    if (outcome === 'unknown') throw data(null, { status: 404 })
    throw redirect(`${here}?done=${outcome === 'approved' ? 'approved' : 'closed'}`, 303)
  }
  const files = form.getAll('files').filter((each) => typeof each !== 'string')
  const { outcome, refused } = await sendTaskFiles(portal, owner, taskId, files)
  if (outcome === 'unknown') throw data(null, { status: 404 })
  if (outcome !== 'refused') throw redirect(`${here}?done=${outcome}`, 303)
  const reply: TaskReply = { done: null, taskId, refused }
  return data(reply, { status: 422 })
}
