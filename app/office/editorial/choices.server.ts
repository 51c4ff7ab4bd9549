import { readContent } from '../../editorial/writing/content-queries.server'
import { nameOf } from '../../editorial/writing/content-use'
import type { Language } from '../../language/languages'
import { linkablePages } from '../../language/page-link'
import { translated } from '../../language/translated'
import type { Office } from '../office.server'
import type { Choices } from './choices'

export async function findChoices({ db, language }: Office): Promise<Choices> {
  const [images, categories, articles, blocks, figures, lists, pages] = await Promise.all([
    readContent(db, 'image'),
    readContent(db, 'category'),
    readContent(db, 'article'),
    readContent(db, 'external block'),
    readContent(db, 'figure'),
    readContent(db, 'tree item'),
    readContent(db, 'page'),
  ])
  const named = (rows: { id: number }[]) => byName(rows, language)
  const groups = [...new Set(figures.map(({ groupId }) => groupId))]
  return {
    pictures: images
      .map(({ id, destination, filename, width, height, tone, alt, originalname }) => ({
        id,
        width,
        height,
        tone,
        alts: alt,
        name: originalname,
        file: `${destination}/${filename}`,
        alt: translated(alt, language),
      }))
      .sort((one, other) => one.name.localeCompare(other.name)),
    categories: named(categories),
    relations: [
      ...named(categories).map((each) => ({ type: 'category' as const, ...each })),
      ...named(articles).map((each) => ({ type: 'article' as const, ...each })),
      ...lists.map(({ id, name }) => {
        const page = pages.find((each) => each.name === name)
        const type = name.startsWith('projects') ? 'project-list' : 'property-list'
        return { type, id, name: (page && nameOf(page, language)) || name } as const
      }),
      ...groups.map((id) => ({
        type: 'stats-view' as const,
        id,
        name: named(figures.filter(({ groupId }) => groupId === id))
          .map(({ name }) => name)
          .join(', '),
      })),
      ...named(blocks).map((each) => ({ type: 'external' as const, ...each })),
      { type: 'contact', id: 1, name: '' },
    ],
    links: linkablePages.map((name) => `page:${name}`),
  }
}

function byName(rows: { id: number }[], language: Language) {
  return rows
    .map((row) => ({ id: row.id, name: nameOf(row, language) || `${row.id}` }))
    .sort((one, other) => one.name.localeCompare(other.name, language))
}
