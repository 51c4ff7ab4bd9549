import type { Database } from '../../database/client.server'
import { noteChange } from '../../journal/queries.server'
import type { Colleague } from '../entry'
import type { TemplateTexts } from './answer-template'
import {
  deleteTemplate,
  findTemplate,
  insertTemplate,
  updateTemplate,
} from './template-queries.server'

type Tools = { db: Database; now: () => Date }
const subjectOf = (id: number) => ({ kind: 'answer-template', id: `${id}` })

export function addTemplate(tools: Tools, by: Colleague, texts: TemplateTexts) {
  return tools.db.transaction(async (tx) => {
    const id = await insertTemplate(tx, texts)
    const subject = subjectOf(id)
    await noteChange(tx, { by, at: tools.now(), subject, action: 'create', after: texts })
    return { outcome: 'added', id } as const
  })
}

export function saveTemplate(
  tools: Tools,
  by: Colleague,
  { id, version, texts }: { id: number; version: number; texts: TemplateTexts },
) {
  return tools.db.transaction(async (tx) => {
    const template = await findTemplate(tx, id)
    if (!template) return { outcome: 'no-such-template' } as const
    if (!(await updateTemplate(tx, id, version, texts))) {
      return { outcome: 'stale', theirs: textsOf(template), now: template.version } as const
    }
    const change = { subject: subjectOf(id), action: 'change', before: textsOf(template) }
    await noteChange(tx, { by, at: tools.now(), ...change, after: texts })
    return { outcome: 'saved' } as const
  })
}

export function removeTemplate(tools: Tools, by: Colleague, id: number) {
  return tools.db.transaction(async (tx) => {
    const template = await findTemplate(tx, id)
    if (!template) return { outcome: 'no-such-template' } as const
    await deleteTemplate(tx, id)
    const change = { subject: subjectOf(id), action: 'remove', before: textsOf(template) }
    await noteChange(tx, { by, at: tools.now(), ...change })
    return { outcome: 'removed' } as const
  })
}

function textsOf({
  name,
  subject,
  body,
}: TemplateTexts | { name: object; subject: object; body: object }) {
  return { name, subject, body }
}
