import type { OfficeVisit } from '../office.server'
import { takeUploads } from './take-uploads.server'

/** For the script that sends files one at a time. */
export async function answerUpload(
  visit: OfficeVisit,
  sent: Parameters<typeof takeUploads>[1],
): Promise<Response> {
  const { outcome, refused } = await takeUploads(visit, sent)
  const status = outcome === 'saved' ? 200 : outcome === 'too-large' ? 413 : 422
  return Response.json({ outcome, refused }, { status })
}
