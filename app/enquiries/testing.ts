import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { demoAgency } from '../../seed/demo-agency'
import { openCaptcha } from '../captcha/captcha.server'
import { captchaChallenges } from '../captcha/captcha-tables.server'
import { captchaFields } from '../captcha/providers'
import type { Database } from '../database/client.server'
import { openFileStore } from '../files/file-store.server'
import type { Field, Form } from '../forms/form'
import { metaFields } from '../forms/form-fields'
import { issuePass } from '../forms/form-pass.server'
import type { JobQueue } from '../jobs/job-queue.server'
import { createSigner } from '../web/signed-link.server'

/** Everything the forms work with, at a moment that a test may move. */
export function formTools(db: Database, jobs: JobQueue, start = new Date('2026-03-02T10:00:00Z')) {
  const clock = { now: start }
  const now = () => clock.now
  const signer = createSigner('a secret of at least thirty-two characters')
  return {
    db,
    jobs,
    now,
    signer,
    clock,
    files: openFileStore(mkdtempSync(path.join(tmpdir(), 'baksteen-uploads-'))),
    captcha: openCaptcha({ always: false }, { db, signer, now, workSecret: 'work' }),
    origin: 'https://baksteen.example',
    agency: () => demoAgency,
    siteLanguages: () => ({ default: 'nl' as const, enabled: ['nl' as const] }),
  }
}

export type FormTestTools = ReturnType<typeof formTools>

/** Passes the captcha of a form that asks everyone. */
export async function human({ db, captcha }: FormTestTools, data: FormData) {
  const { pass } = captcha.offer()
  await captcha.picture(pass)
  const [challenge] = await db.select().from(captchaChallenges)
  data.set(captchaFields.pass, pass)
  data.set(captchaFields.typed, challenge?.answer ?? '')
  return data
}

/** A form that was filled in with care, a minute after it was opened. */
export function filledIn(tools: FormTestTools, form: Form, changes: Record<string, string> = {}) {
  const data = new FormData()
  const opened = new Date(tools.now().getTime() - 60_000)
  data.set(metaFields.pass, issuePass(tools.signer, form.name, opened))
  const last = form.steps?.at(-1)
  if (last) data.set(metaFields.step, last)
  for (const [name, field] of Object.entries(form.fields)) {
    if (field.kind !== 'files') data.set(name, changes[name] ?? exampleOf(name, field))
    else if (field.required) data.set(name, pdf())
  }
  for (const [name, value] of Object.entries(changes)) data.set(name, value)
  return data
}

function exampleOf(name: string, field: Field): string {
  switch (field.kind) {
    case 'email':
      return name === 'friendEmail' ? 'friend@example.be' : 'nora@example.be'
    case 'tel':
      return '0470 12 34 56'
    case 'zip':
      return '3200'
    case 'day':
      return name === 'endDay' ? '2026-04-20' : '2026-04-10'
    case 'money':
      return '379.000'.slice(0, field.highest > 10_000_000 ? 7 : 3)
    case 'number':
      return '5'
    case 'check':
      return 'on'
    case 'choice':
    case 'select':
      return field.options[0] ?? ''
    default:
      return name === 'firstName' ? 'Nora' : name === 'lastName' ? 'Peeters' : 'Een paar woorden'
  }
}

export function pdf(name = 'cv.pdf'): File {
  return new File(['%PDF-1.4\n%âãÏÓ\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'], name)
}
