import type { RouteConfigEntry } from '@react-router/dev/routes'
import { isLanguage } from '../app/language/languages'
import { owners } from '../app/owners/routes'
import { params } from '../app/search/criteria-url'
import { website } from '../app/website/routes'
import { site } from '../testing/journey-site'
import { expectNoFaults } from './expect-one-step'
import { test } from './journey'
import { type Found, findAt } from './pages/found'

type Leaf = { id: string; path: string; isPage: boolean }

/** Every address of the doors that are open to visitors, as the router knows it. */
function leavesOf(entries: RouteConfigEntry[]): Leaf[] {
  return entries.flatMap(({ children, id = '', path, file }) => {
    if (children) return leavesOf(children)
    return path && path !== '*' ? [{ id, path, isPage: file.endsWith('.page.tsx') }] : []
  })
}

const leaves = leavesOf([...website, ...owners])

/** None, each of ours, one in capitals, one that is switched off, unknown, empty, two. */
const wishes = [
  '',
  'lng=nl',
  'lng=fr',
  'lng=en',
  'lng=FR',
  'lng=de',
  'lng=xx',
  'lng=',
  'lng=fr&lng=en',
  'lng=xx&lng=fr',
]
/** What is read by machines is in no language. */
const ignored = ['', 'lng=xx', 'lng=', 'lng=de']

const values = [
  '',
  '1',
  '99',
  'x',
  '-1',
  'Leuven',
  'Leuven%7C3000',
  'Gratis%7C9999',
  '%00',
  '%E2%82',
]
/** Wrong, empty and doubled, of all that lists read, and some of what other pages do. */
const questions = [
  '',
  ...[...Object.values(params), 'id', 'ids', 'property', 'set', 'form'].flatMap((name, at) => [
    `${name}=${values[at % values.length]}`,
    `${name}=`,
    `${name}=1&${name}=1`,
    `${name}=x&page=99`,
  ]),
  'setcookies',
  'cookies=open',
  'hidepopup&modal-clicked',
  'utm_source=mail&page=1',
]

const inTurn = <Item>(items: readonly Item[], at: number) => items[at % items.length] as Item

/** What an address is about: something that is there, and something that never was. */
function filled({ id, path }: Leaf, found: Found): string[] {
  const [kind = ''] = id.split('/')
  const numbers: Record<string, number> = { project: found.project, 'project-unit': found.unit }
  const slugs: Record<string, string> = { service: found.service, vacancy: found.vacancy }
  const known: Record<string, string | number> = {
    id: numbers[kind] ?? found.sale,
    projectId: found.unitProject,
    slug: slugs[kind] ?? found.article,
    form: 'contact-me',
  }
  const fill = (values: Record<string, string | number>) =>
    path.replace(/:(\w+)/g, (_, name) => `${values[name] ?? 'x'}`)
  return [...new Set([fill(known), fill({ id: 999_999_999, projectId: 1 })])]
}

/** Half of the wishes in one language, half in the next: a page is one file in all of them. Questions go round. */
function addressesOf(leaf: Leaf, row: number, found: Found, turn: number): string[] {
  const asked = leaf.isPage ? wishes : ignored
  return asked.flatMap((wish, at) => {
    if (at % 2 !== turn % 2) return []
    const question = inTurn(questions, row * wishes.length + at + turn)
    const query = [question, wish].filter(Boolean).join('&')
    return inTurn(filled(leaf, found), Math.floor(at / 2)) + (query ? `?${query}` : '')
  })
}

const groups = Map.groupBy(leaves, ({ path }) => {
  const [, first] = path.split('/')
  return isLanguage(first) ? first : 'no language'
})

for (const [turn, [language, group]] of [...groups].entries()) {
  test(`[2.16] [2.18] [2.32] every route leads once to its end, whatever is asked: ${language}`, async ({
    baseURL,
  }) => {
    const found = await findAt(site, isLanguage(language) ? language : 'nl')
    const addresses = group.flatMap((leaf, row) => addressesOf(leaf, row, found, turn))
    await expectNoFaults(baseURL, addresses)
  })
}
