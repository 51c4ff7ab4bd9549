import * as z from 'zod'
import { daysLater } from '../language/days-later'
import type { Signer } from '../web/signed-link.server'

type Tools = { signer: Signer; now: () => Date }

const validDays = { 'demand-confirm': 7, demand: 400 } as const
type Purpose = keyof typeof validDays

export const confirmToken = (tools: Tools, demandId: string) =>
  sign(tools, 'demand-confirm', demandId)

/** Opens the page to change or stop a demand; good for longer than a demand lasts. */
export const demandToken = (tools: Tools, demandId: string) => sign(tools, 'demand', demandId)

function sign({ signer, now }: Tools, purpose: Purpose, demandId: string): string {
  return signer.sign(purpose, demandId, daysLater(now(), validDays[purpose]))
}

/** The demand a link is about; undefined when it was forged, or is too old. */
export function demandIdOf({ signer, now }: Tools, purpose: Purpose, token: string) {
  const opened = signer.open(purpose, token, now())
  const id = opened.outcome === 'valid' ? z.uuid().safeParse(opened.value) : undefined
  return id?.success ? id.data : undefined
}
