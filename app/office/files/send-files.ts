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
      else done([{ name: file.name, problem: whyNot(request.status, file.size) }])
    })
    request.send(form)
  })
}

const largest = 15 * 1024 * 1024

/** Who is signed out may send a few words only: then even a small picture is too much. */
function whyNot(status: number, size: number): string {
  if (status === 413 && size > largest) return 'too-large'
  return status === 401 || status === 413 ? 'signed-out' : 'failed'
}
