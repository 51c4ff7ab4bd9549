import type { Alert, FileKinds } from './form'
import type { KeptFile } from './form-state'

type Uploaded = { outcome: 'kept'; file: KeptFile } | { outcome: 'refused'; alert: Alert }

const failed: Uploaded = { outcome: 'refused', alert: 'ALERT_MAIL_NOT_SENT' }

/** XMLHttpRequest and not fetch: fetch cannot tell how much has been sent. */
export function uploadFile(
  file: File,
  accept: FileKinds,
  onProgress: (share: number) => void,
): Promise<Uploaded> {
  const body = new FormData()
  body.set('accept', accept)
  body.set('file', file)
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/enquiry-uploads')
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
    request.onload = () => resolve((request.response as Uploaded | null) ?? failed)
    request.onerror = () => resolve(failed)
    request.send(body)
  })
}
