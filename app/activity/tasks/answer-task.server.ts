import type { Database } from '../../database/client.server'
import type { FileStore } from '../../files/file-store.server'
import type { Alert } from '../../forms/form'
import { readUpload } from '../../forms/keep-upload.server'
import { noteChange } from '../../journal/queries.server'
import { setTaskDone } from '../office-queries.server'
import { ownerProperty } from '../owner-property'
import { approvedWords, mostFiles } from './task'
import { countTaskAnswers, insertTaskAnswer, lockTaskOf } from './task-queries.server'
import { type AnswerLetterTools, tellAgency } from './tell-agency.server'

type Tools = AnswerLetterTools & { db: Database; files: FileStore; now: () => Date }
type Owner = { id: string; name: string }

/** Once: the date, the name and the words that were approved stay as they are. */
export function approveTask(tools: Tools, owner: Owner, taskId: string) {
  const at = tools.now()
  return tools.db.transaction(async (tx) => {
    const task = await lockTaskOf(tx, owner.id, taskId)
    if (!task) return { outcome: 'unknown' as const }
    const isDone = task.doneAt || (await countTaskAnswers(tx, task.id, 'approval')) > 0
    if (isDone || task.wants !== 'approval') return { outcome: 'closed' as const }
    const words = approvedWords(task)
    const by = { accountId: owner.id, accountName: owner.name }
    await insertTaskAnswer(tx, { ...by, taskId: task.id, kind: 'approval', words, answeredAt: at })
    await setTaskDone(tx, task.id, at)
    const subject = ownerProperty(task.propertyId)
    await noteChange(tx, { by: owner, at, subject, action: 'approve-task', after: { words } })
    await tellAgency(tx, tools, { task, owner, files: [] })
    return { outcome: 'approved' as const }
  })
}

type Refused = { name: string; alert: Alert }

/** What is good is kept, also when another file beside it is refused. */
export async function sendTaskFiles(tools: Tools, owner: Owner, taskId: string, sent: File[]) {
  const chosen = sent.filter(({ size }) => size > 0).slice(0, mostFiles)
  const read = await Promise.all(chosen.map((file) => readUpload(file, 'papers')))
  const refused: Refused[] = read.flatMap((each, index) =>
    each.outcome === 'refused' ? [{ name: chosen[index]?.name ?? '', alert: each.alert }] : [],
  )
  const good = read.filter((each) => each.outcome === 'read')
  if (chosen.length === 0) refused.push({ name: '', alert: 'ALERT_FILE_EMPTY' })
  return tools.db.transaction(async (tx) => {
    const task = await lockTaskOf(tx, owner.id, taskId)
    if (!task) return { outcome: 'unknown' as const, refused: [] }
    if (task.doneAt || task.wants === 'approval') return { outcome: 'closed' as const, refused: [] }
    if ((await countTaskAnswers(tx, task.id, 'file')) + good.length > mostFiles) {
      const alert = 'ALERT_FILES_TOO_MANY'
      return { outcome: 'refused' as const, refused: [{ name: '', alert }] satisfies Refused[] }
    }
    for (const { bytes, extension, name, type } of good) {
      await insertTaskAnswer(tx, {
        taskId: task.id,
        kind: 'file',
        accountId: owner.id,
        accountName: owner.name,
        file: await tools.files.keep('owner-papers', bytes, extension),
        fileName: name,
        fileType: type,
        bytes: bytes.length,
        answeredAt: tools.now(),
      })
    }
    const names = good.map(({ name }) => name)
    if (names.length > 0) await noteFiles(tx, tools, { task, owner, files: names })
    return { outcome: refused.length > 0 ? ('refused' as const) : ('sent' as const), refused }
  })
}

type Told = Parameters<typeof tellAgency>[2] & { owner: Owner }

async function noteFiles(tx: Database, tools: Tools, told: Told) {
  const { task, owner, files } = told
  await noteChange(tx, {
    by: owner,
    at: tools.now(),
    subject: ownerProperty(task.propertyId),
    action: 'send-files',
    after: { title: task.title, files },
  })
  await tellAgency(tx, tools, told)
}
