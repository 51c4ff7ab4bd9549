type Refused = { name: string; problem: string }
type Progress = { share: number; done: number; total: number }

/** One at a time, so that a bad line loses one file and not all of them. */
export async function sendFiles(
  address: string,
  files: File[],
  onProgress: (progress: Progress) => void,
): Promise<Refused[]> {
  const total = files.reduce((sum, { size }) => sum + size, 0) || 1
  const refused: Refused[] = []
  let before = 0
  for (const [done, file] of files.entries()) {
    const onSent = (bytes: number) =>
      onProgress({ share: (before + bytes) / total, done, total: files.length })
    onSent(0)
    refused.push(...(await sendFile(address, file, onSent)))
    before += file.size
  }
  return refused
}

/** fetch cannot tell how much was sent. */
function sendFile(address: string, file: File, onSent: (bytes: number) => void) {
  const form = new FormData()
  form.append('files', file)
  const failed = [{ name: file.name, problem: 'failed' }]
  return new Promise<Refused[]>((done) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded }) => onSent(Math.min(loaded, file.size)))
    request.addEventListener('error', () => done(failed))
    request.addEventListener('load', () => {
      const answer: { outcome?: string; refused?: Refused[] } | null = request.response
      if (answer?.outcome === 'saved') done([])
      else if (answer?.refused?.length) done(answer.refused)
      else done(request.status === 413 ? [{ name: file.name, problem: 'too-large' }] : failed)
    })
    request.send(form)
  })
}
