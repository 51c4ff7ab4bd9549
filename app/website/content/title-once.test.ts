import { expect, test } from 'vitest'
import type { DrawnModule } from './drawn-module'
import { titleOnce } from './title-once'

const moduleOf = (title: string, article: string) =>
  ({ title, content: { type: 'article', article: { title: article } } }) as DrawnModule

test.each([
  ['the title of the page', '', 'Cookiebeleid', '', ''],
  ['in other capitals', '', ' cookieBeleid', '', ''],
  ['as the title of the module', 'Cookiebeleid', 'Waarom', '', 'Waarom'],
  ['another title', 'Meer', 'Waarom', 'Meer', 'Waarom'],
])('a page says its title once: %s', (_what, title, article, shownTitle, shownArticle) => {
  const [shown] = titleOnce([moduleOf(title, article)], 'Cookiebeleid')
  expect(shown).toEqual(moduleOf(shownTitle, shownArticle))
})
