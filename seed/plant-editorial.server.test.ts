import { expect, test } from 'vitest'
import { openSiteConfiguration } from '../app/configuration/site-configuration.server'
import { menuOf, pagePath } from '../app/editorial/menu'
import { listPages } from '../app/editorial/queries.server'
import { modulesOf } from '../app/editorial/shown/module-content.server'
import { openFileStore } from '../app/files/file-store.server'
import { languages } from '../app/language/languages'
import { openTestDatabase } from '../testing/test-database'
import { plantEditorial } from './plant-editorial'

const { db } = await openTestDatabase()
const now = () => new Date('2026-11-15T10:00:00Z')
await plantEditorial(db, openFileStore('data/tests-files'), now())

test('[2.35] the menu of the demo agency is the snapshot menu', async () => {
  const menu = menuOf(await listPages(db), 'nl')
  const projects = menu.find(({ name }) => name === 'projects')
  expect(projects?.children.map(({ address }) => address)).toEqual([
    '/nl/projecten/te-koop/',
    '/nl/projecten/te-huur/',
  ])
  const names = menu.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['services', 'vacancies', 'realisations', 'contact']),
  )
  // A draft is in nobody's menu.
  expect(names).not.toContain('eupen-office')
})

test('[2.33] [2.34] [2.35] every module of every page has something to show, in every language', async () => {
  const pages = await listPages(db)
  const kinds = new Map<string, string[]>()
  for (const page of pages) {
    for (const language of languages) {
      if (page.params.redirect) continue
      expect(pagePath(page, pages, language), `${page.name} in ${language}`).toBeDefined()
      const modules = await modulesOf({ db, language, now }, page.id)
      kinds.set(
        page.name,
        modules.map(({ content }) => content.type),
      )
      for (const { content } of modules) expect(JSON.stringify(content)).not.toContain('page:')
    }
  }
  expect(kinds.get('services')).toEqual(['article', 'team', 'category'])
  expect(kinds.get('home')).toEqual([
    'property-list',
    'category',
    'stats-view',
    'external',
    'external',
  ])
  for (const name of ['for-sale', 'for-rent', 'commercial', 'abroad', 'realisations'])
    expect(kinds.get(name)).toEqual(['property-list'])
  for (const name of ['projects', 'projects-for-sale', 'projects-for-rent'])
    expect(kinds.get(name)).toEqual(['project-list'])
})

test('the demo configuration is whole', async () => {
  const site = await openSiteConfiguration(db)
  expect(site.current().brand.offices.length).toBeGreaterThan(1)
  expect(site.current().footer.legal.length).toBeGreaterThan(1)
})
