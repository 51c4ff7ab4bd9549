import { describe, expect, it } from 'vitest'
import { languages } from '../../app/language/languages'
import { type PageName, paths } from '../../app/language/paths'
import { articles, categories } from './articles'
import { searchBlock } from './home-banner'
import { externalBlocks } from './home-modules'
import { pages } from './pages'

describe('pages', () => {
  it('[2.36] fit a search result', () => {
    for (const { seo } of pages) {
      for (const language of languages) {
        expect(seo.pageTitle[language].length).toBeLessThanOrEqual(60)
        expect(seo.metaDescription[language].length).toBeGreaterThanOrEqual(120)
        expect(seo.metaDescription[language].length).toBeLessThanOrEqual(158)
      }
    }
  })

  it('[2.36] tell a search engine each something else', () => {
    for (const language of languages) {
      expect(repeated(pages.map(({ seo }) => seo.pageTitle[language]))).toEqual([])
      expect(repeated(pages.map(({ seo }) => seo.metaDescription[language]))).toEqual([])
    }
  })

  it('have an id, a name and an address of their own', () => {
    expect(repeated(pages.map(({ id }) => id))).toEqual([])
    expect(repeated(pages.map(({ name }) => name))).toEqual([])
    expect(repeated(pages.map(({ originalPath }) => originalPath))).toEqual([])
  })

  it('[2.19] stand at the address the table of addresses gives them', () => {
    for (const { name, originalPath, path } of pages) {
      const listed = paths[name as PageName]
      if (listed) expect({ originalPath, path }).toEqual({ originalPath: listed.original })
      else expect(Object.keys(path ?? {})).toEqual([...languages])
    }
  })

  it('[2.35] the snapshot menu points at the same relations', () => {
    expect(relationsOf('projects-for-sale')).toEqual(['card-view project-list 78'])
    expect(relationsOf('projects-for-rent')).toEqual(['card-view project-list 79'])
    expect(relationsOf('services')).toEqual([
      'single-view article 9',
      'ons-team-view category 4',
      'collapse-view category 2',
    ])
    expect(relationsOf('vacancies')).toEqual(['single-view article 36'])
    expect(relationsOf('realisations')).toEqual(['card-view property-list 71'])
    expect(relationsOf('contact')).toEqual(['single-view contact 10'])
    const projects = pages.find(({ name }) => name === 'projects')
    const children = pages.filter(({ parentId }) => parentId === projects?.id)
    expect(children.map(({ name }) => name)).toEqual(['projects-for-sale', 'projects-for-rent'])
  })

  it('[2.40] one item leads elsewhere in a new tab, one is not published', () => {
    expect(pages.filter(({ redirect }) => redirect?.opensNewTab)).toHaveLength(1)
    expect(pages.filter(({ status }) => status === 'draft')).toHaveLength(1)
  })

  it('name only articles, categories and blocks that exist', () => {
    const ids: Record<string, number[]> = {
      article: articles.map(({ id }) => id),
      category: categories.map(({ id }) => id),
      external: externalBlocks.map(({ id }) => id),
    }
    const modules = pages.flatMap((page) => page.modules)
    const missing = modules.filter(
      ({ relation }) => ids[relation.type]?.includes(relation.id) === false,
    )
    expect(missing).toEqual([])
  })
})

describe('home', () => {
  it('[2.33] shows articles, properties, figures and two external blocks', () => {
    const home = pages.find(({ name }) => name === 'home')
    const types = home?.modules.map(({ relation }) => relation.type).sort()
    expect(types).toEqual(['category', 'external', 'external', 'property-list', 'stats-view'])
  })

  it('[2.46] says in every language how much is for sale and for rent', () => {
    for (const language of languages) {
      expect(searchBlock.description[language]).toContain('{for-sale-total}')
      expect(searchBlock.description[language]).toContain('{for-rent-total}')
    }
  })
})

function relationsOf(name: string) {
  const modules = pages.find((page) => page.name === name)?.modules ?? []
  return modules.map(({ view, relation }) => `${view} ${relation.type} ${relation.id}`)
}

function repeated<Value>(values: Value[]) {
  return values.filter((value, index) => values.indexOf(value) !== index)
}
