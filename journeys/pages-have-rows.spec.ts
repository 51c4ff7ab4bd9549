import { expect } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { languages } from '../app/language/languages'
import routes from '../app/routes'
import { test } from './journey'
import { findNothing } from './pages/found'
import { pageRows } from './pages/page-rows'

/** Files, answers to scripts, and addresses that only send on are no pages. */
const isPage = ({ file }: RouteConfigEntry) =>
  /\.page\.tsx$/.test(file) && !file.endsWith('original-address.page.tsx')

const pagesIn = (entries: RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => (entry.children ? pagesIn(entry.children) : [entry])).filter(isPage)

test('every page of app/routes.ts has a row', async () => {
  const opened = new Set(
    languages.flatMap((language) => {
      const found = findNothing(language)
      return pageRows.map(({ kind, path }) => {
        const { pathname } = new URL(path(found, kind), 'http://x')
        return matchRoutes(routes as RouteObject[], pathname)?.at(-1)?.route.id
      })
    }),
  )
  const without = pagesIn(routes).filter(({ id }) => !opened.has(id))
  const told = without.map(
    ({ id, path, file }) =>
      `${id} (${path}, ${file}) has no row: add one to journeys/pages/, in the file of its door,` +
      ` such as { kind: '${id}', path: …, who: 'anyone' }. Every general journey then looks at it.`,
  )
  expect(told.join('\n')).toBe('')
})

test('what a row says of another is there', async () => {
  const looked = pageRows.filter(({ like }) => !like).map(({ kind }) => kind)
  const lost = pageRows.filter(({ like }) => like && !looked.includes(like))
  expect(lost.map(({ kind, like }) => `${kind} is like ${like}, which nobody looks at`)).toEqual([])
})
