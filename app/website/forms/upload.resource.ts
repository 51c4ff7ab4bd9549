import { keepUpload, largestFile } from '../../forms/keep-upload.server'
import { siteOf } from '../../site/site.server'
import { countHit } from '../../web/limit.server'
import { readForm } from '../../web/read-form.server'
import type { Route } from './+types/upload.resource'

/** Files in an hour from one address: three full valuations. */
const mostPerHour = 40

/** One file, sent while the rest of the form is still being filled in. */
export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context)
  const read = await readForm(request, largestFile + 64 * 1024)
  if (read.outcome === 'too-large') return refused('ALERT_FILE_TOO_LARGE', 413)
  const file = read.outcome === 'read' ? read.data.get('file') : null
  const accept = read.outcome === 'read' ? read.data.get('accept') : null
  if (!(file instanceof File) || (accept !== 'pictures' && accept !== 'papers')) {
    return refused('ALERT_FORM_INVALID', 400)
  }
  const { db, address: who, now } = site
  const hits = await countHit(db, { subject: 'upload', who, seconds: 3_600, now: now() })
  if (hits > mostPerHour) return refused('ALERT_FILES_TOO_MANY', 429)
  const kept = await keepUpload(site, file, accept)
  return Response.json(kept, { status: kept.outcome === 'kept' ? 200 : 422 })
}

function refused(alert: string, status: number) {
  return Response.json({ outcome: 'refused', alert }, { status })
}
