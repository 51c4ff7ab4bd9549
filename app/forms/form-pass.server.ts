import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { daysLater } from '../language/days-later'
import type { Signer } from '../web/signed-link.server'

const purpose = 'form'
const validDays = 1

const passed = z.object({ form: z.string(), submission: z.uuid(), openedAt: z.number() })
export type FormPass = z.infer<typeof passed>

/** Comes with every form that we show: who sends one without it did not fill in our page. */
export function issuePass(signer: Signer, form: string, now: Date, openedAt = now.getTime()) {
  const pass: FormPass = { form, submission: randomUUID(), openedAt }
  return signer.sign(purpose, pass, daysLater(now, validDays))
}

export type ReadPass =
  | { outcome: 'valid'; pass: FormPass }
  | { outcome: 'expired'; pass: FormPass }
  | { outcome: 'forged' }

export function readPass(signer: Signer, form: string, token: string, now: Date): ReadPass {
  const opened = signer.open(purpose, token, now)
  if (opened.outcome === 'forged') return opened
  const { data: pass } = passed.safeParse(opened.value)
  return pass?.form === form ? { outcome: opened.outcome, pass } : { outcome: 'forged' }
}
