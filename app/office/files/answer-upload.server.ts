import type { Office } from '../office.server'
import { takeUploads } from './take-uploads.server'

/** For the script that sends files one at a time. */
export async function answerUpload(
  office: Office,
  sent: Parameters<typeof takeUploads>[1],
): Promise<Response> {
  const { outcome, refused } = await takeUploads(office, sent)
  const status = outcome === 'saved' ? 200 : outcome === 'too-large' ? 413 : 422
  return Response.json({ outcome, refused }, { status })
}
