import * as z from 'zod'
import type { PageName } from '../language/paths'
import { longText, richText } from '../language/translatable'
import { seo } from './page'
import { day, id, pictureId, slugs, sort, status, version, wanted } from './writing/content-field'

/** Articles of a category with a page have an address of their own, under that page. */
export const articlePages = ['service', 'vacancy', 'news-article'] as const
export type ArticlePage = (typeof articlePages)[number]

/** The page of the menu that they stand under. */
export const sectionOf = {
  service: 'services',
  vacancy: 'vacancies',
  'news-article': 'news',
} as const satisfies Record<ArticlePage, PageName>

export const category = z.strictObject({
  id,
  parentId: id.nullable().default(null).meta({ widget: 'category' }),
  status: status.default('published'),
  sort,
  name: wanted,
  page: z.enum(articlePages).nullable().default(null),
  version,
})
export type Category = z.output<typeof category>

export const article = z.strictObject({
  id,
  categoryId: id.meta({ widget: 'category' }),
  status: status.default('published'),
  sort,
  slug: slugs,
  title: wanted,
  intro: longText.default({}),
  body: richText.default({}),
  imageId: pictureId,
  publishedOn: day.nullable().default(null),
  seo: seo.prefault({}),
  createDate: z.date().optional(),
  modifyDate: z.date().optional(),
  version,
})
export type Article = z.output<typeof article>

/** Those of one day, and without a day, in the order of the office. */
export function newestFirst(articles: Article[]): Article[] {
  return articles.toSorted((one, other) =>
    (other.publishedOn ?? '').localeCompare(one.publishedOn ?? ''),
  )
}
