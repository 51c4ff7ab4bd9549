/** Looking for work: a form with a file, which nobody but the office may read. */
export const applicationPath = '/nl/aanvraag/solliciteren/'

/** What the page of a form proves; it takes a moment to fill one in. */
export async function passFrom(address: string, path: string): Promise<string> {
  return passIn(await (await fetch(address + path)).text())
}

export function passIn(page: string): string {
  return /name="form-pass" value="([^"]+)"/.exec(page)?.[1] ?? ''
}

export function applicationOf(pass: string, email: string, cv: Uint8Array<ArrayBuffer>): FormData {
  const body = new FormData()
  const person = { title: 'ms', firstName: 'Nora', lastName: 'Peeters', phone: '0470 12 34 56' }
  const words = { 'form-pass': pass, ...person, email, remark: 'Ik werk graag met mensen.' }
  for (const [name, value] of Object.entries(words)) body.set(name, value)
  body.set('cv', new File([cv], 'cv.pdf', { type: 'application/pdf' }))
  return body
}

/** Its size, and content of its own. */
export function aPaper(mark: string, size = 0): Uint8Array<ArrayBuffer> {
  return Buffer.concat([Buffer.from(`%PDF-1.4\n${mark}\n`), Buffer.alloc(size, 'x')])
}
