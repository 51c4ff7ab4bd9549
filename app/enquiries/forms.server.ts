import type { Form } from '../forms/form'
import type { Mail } from '../mail/outbox.server'
import type { LetterTools } from './letters/letter-tools.server'
import type { AlsoDo } from './receive-enquiry.server'
import type { Enquiry } from './tables.server'

/** What a form does beside being stored, and its letters when they are not the usual two. */
export type OnServer = {
  alsoDo?: AlsoDo
  letters?: (tools: LetterTools, form: Form, enquiry: Enquiry) => Promise<Mail[]>
}

const files = import.meta.glob<{ onServer: OnServer }>('./forms/*.server.ts', { eager: true })

/** Stands beside the form: forms/send-to-friend.server.ts. Most forms need none. */
export function onServer(form: string): OnServer {
  return files[`./forms/${form}.server.ts`]?.onServer ?? {}
}
