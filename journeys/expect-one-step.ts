import { expect } from '@playwright/test'

export const spoken = ['nl', 'fr', 'en'] as const

type Answer = { status: number; location: string | null; cookie: string | null; cache: string }

/** Nothing is remembered between two questions, so that none answers for another. */
export async function ask(
  origin: string | undefined,
  address: string,
  method = 'GET',
): Promise<Answer> {
  const answer = await fetch(`${origin}${address}`, { method, redirect: 'manual' })
  await answer.arrayBuffer()
  const { status, headers } = answer
  const [location, cookie] = [headers.get('location'), headers.get('set-cookie')]
  return { status, location, cookie, cache: headers.get('cache-control') ?? '' }
}

const isRedirect = ({ status }: Answer) => status >= 300 && status < 400

/** What is wrong with where an address leads; nothing when it is as it should be. */
async function faultsOf(origin: string | undefined, address: string): Promise<string[]> {
  const [got, head] = [await ask(origin, address), await ask(origin, address, 'HEAD')]
  const faults: string[] = []
  if (head.status !== got.status || head.location !== got.location) {
    faults.push(`HEAD ${head.status} ${head.location}, GET ${got.status} ${got.location}`)
  }
  if (got.status >= 500) faults.push(`answers ${got.status}`)
  if (isRedirect(got)) {
    const place = got.location ?? ''
    const end = await endAt(origin, place)
    if (isRedirect(end)) faults.push(`${place} leads on to ${end.location}`)
    if (end.status === 404 || end.status >= 500) faults.push(`${place} answers ${end.status}`)
    if (got.status === 308 && end.status !== 200) faults.push(`for good to ${end.status}`)
  }
  if (got.status < 400) faults.push(...languageFaults(address, got))
  return faults.map((fault) => `${address}: ${fault}`)
}

/** Files have no language of their own, nor has the answer when their link is too old. */
const withoutLanguage = '/documents/'

/** Who asks for a language gets there, and it is remembered. */
function languageFaults(address: string, { location, cookie, cache, status }: Answer): string[] {
  const lng = new URL(address, 'http://x').searchParams.get('lng')?.toLowerCase()
  const wished = spoken.find((each) => each === lng)
  if (!wished || address.startsWith(withoutLanguage)) return []
  const isRight = location?.startsWith(`/${wished}/`) && !/[?&]lng=/.test(location)
  const isKept = cookie?.includes(`language=${wished}`) && cache === 'private, no-store'
  return isRight && isKept && status === 302 ? [] : [`asks for ${wished}: ${location}, ${cache}`]
}

/** Many lead to the same place, which is looked at once. */
const ends = new Map<string, Promise<Answer>>()
function endAt(origin: string | undefined, place: string) {
  const end = ends.get(place) ?? ask(origin, place)
  ends.set(place, end)
  return end
}

/** Each leads nowhere else, or in one step to its end; HEAD as GET. */
export async function expectNoFaults(origin: string | undefined, addresses: string[]) {
  const faults: string[] = []
  const waiting = [...addresses]
  const walk = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      faults.push(...(await faultsOf(origin, next)))
    }
  }
  await Promise.all([walk(), walk(), walk(), walk()])
  expect(faults).toEqual([])
}
