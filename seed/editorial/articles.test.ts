import { describe, expect, it } from 'vitest'
import { languages } from '../../app/language/languages'
import { articles, categories } from './articles'

describe('articles', () => {
  it('have ids and slugs of their own', () => {
    expect(repeated(articles.map(({ id }) => id))).toEqual([])
    for (const language of languages) {
      const slugs = articles.map(({ slug }) => slug[language])
      expect(repeated(slugs)).toEqual([])
      for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }
  })

  it('are introduced in at most 200 characters', () => {
    const isTooLong = (intro: string) => intro.length > 200
    const tooLong = articles.filter(({ intro }) => Object.values(intro).some(isTooLong))
    expect(tooLong.map(({ title }) => title.nl)).toEqual([])
  })

  it('belong to a category', () => {
    const ids = categories.map(({ id }) => id)
    expect(articles.filter(({ categoryId }) => !ids.includes(categoryId))).toEqual([])
  })

  it.each([
    { kind: 'service', categoryId: 1, count: 4, least: 350, most: 500 },
    { kind: 'question', categoryId: 2, count: 10, least: 20, most: 90 },
    { kind: 'news', categoryId: 3, count: 8, least: 200, most: 350 },
    { kind: 'vacancy', categoryId: 5, count: 3, least: 140, most: 250 },
    { kind: 'legal', categoryId: 7, count: 3, least: 300, most: 1000 },
  ])('$count of the kind $kind are of a length one reads', ({ categoryId, count, least, most }) => {
    const ofKind = ofCategory(categoryId)
    expect(ofKind).toHaveLength(count)
    const lengths = ofKind.flatMap(({ title, body }) =>
      languages.map((language) => ({
        of: `${title.nl} (${language})`,
        words: words(body[language]),
      })),
    )
    expect(lengths.filter((each) => each.words < least || each.words > most)).toEqual([])
  })

  it('[2.25] the four services carry their old Dutch slugs', () => {
    expect(ofCategory(1).map(({ slug }) => slug.nl)).toEqual([
      'ik-wil-verkopen',
      'ik-wil-kopen',
      'ik-wil-verhuren',
      'ik-wil-huren',
    ])
  })

  it('news is of the last fourteen months, newest first', () => {
    const ages = ofCategory(3).map(({ daysAgo }) => Number(daysAgo))
    expect(ages).toEqual(ages.toSorted((one, other) => one - other))
    expect(ages.every((age) => age < 14 * 30)).toBe(true)
  })

  it('a question opens with a whole sentence of its answer', () => {
    for (const { intro } of ofCategory(2)) {
      for (const language of languages) expect(intro[language]).toMatch(/\D\.$/)
    }
  })
})

function ofCategory(id: number) {
  return articles.filter(({ categoryId }) => categoryId === id)
}

function words(html: string) {
  const text = html.replace(/<[^>]+>/g, ' ').trim()
  return text.split(/[ \n]+/).length
}

function repeated<Value>(values: Value[]) {
  return values.filter((value, index) => values.indexOf(value) !== index)
}
