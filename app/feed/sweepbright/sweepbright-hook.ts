import * as z from 'zod'
import { type Hook, happenedOrNow } from '../crm-hooks/hook'

/** { "event": "estate-added", "estate_id": "…", "happened_at": "2026-11-15T13:00:00+00:00", … } */
const told = z.object({
  event: z.string(),
  estate_id: z
    .union([z.string().regex(/^[\x21-\x7e]{1,100}$/), z.number().int()])
    .transform(String),
  // Without a zone it is that of the others: UTC.
  happened_at: z.union([
    z.iso.datetime({ offset: true }),
    z.iso.datetime({ local: true }).transform((local) => `${local}Z`),
  ]),
})

/** Undefined when nobody can say what it is about. Whatever else happened to a home, it is read anew. */
export function readSweepbrightHook(bytes: Uint8Array, now: Date): Hook | undefined {
  const { data } = told.safeParse(jsonOf(bytes))
  if (!data) return undefined
  return {
    externalId: data.estate_id,
    event: data.event === 'estate-deleted' ? 'deleted' : 'changed',
    happenedAt: happenedOrNow(data.happened_at, now),
  }
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}
