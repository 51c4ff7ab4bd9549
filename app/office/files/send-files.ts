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
    refused.push(...(await toldWhy(await sendFile(address, file, onSent))))
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

function whyNot(status: number, size: number): string {
  if (status === 413 && size > largest) return 'too-large'
  return status === 401 ? 'signed-out' : 'failed'
}

/** Who is signed out is cut off after a few words, and hears nothing: the page itself sends them to sign in. */
async function toldWhy(refused: Refused[]): Promise<Refused[]> {
  if (!refused.some(({ problem }) => problem === 'failed')) return refused
  const page = await fetch(window.location.href, { method: 'HEAD', redirect: 'manual' }).catch(
    () => undefined,
  )
  const isSignedOut = page?.type === 'opaqueredirect' || page?.status === 401
  return isSignedOut ? refused.map(({ name }) => ({ name, problem: 'signed-out' })) : refused
}
