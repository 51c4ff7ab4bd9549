import { describe, expect, it } from 'vitest'
import { enquiryPath, forms } from '../../app/enquiries/forms'
import { type Language, languages } from '../../app/language/languages'
import { pathTo } from '../../app/language/path-to'
import * as agency from './agency'
import * as articles from './articles'
import { linkablePages, type Text } from './content'
import * as figures from './figures'
import * as footer from './footer'
import * as homeBanner from './home-banner'
import * as homeModules from './home-modules'
import * as pages from './pages'
import * as popup from './popup'
import * as team from './team'
import * as testimonials from './testimonials'

const content = {
  agency,
  articles,
  figures,
  footer,
  homeBanner,
  homeModules,
  pages,
  popup,
  team,
  testimonials,
}

const texts = textsIn(content)
const sentences = texts.filter(({ text }) => text.nl.length > 40 && !text.nl.startsWith('http'))
const richTexts = texts.filter(({ text }) => /<\w/.test(text.nl))

describe('[1.12] the content in nl, fr, en and de', () => {
  it('is all looked at', () => {
    expect(texts.length).toBeGreaterThan(400)
    expect(sentences.length).toBeGreaterThan(200)
    expect(richTexts.length).toBeGreaterThan(30)
  })

  it('is there in every language', () => {
    const isComplete = (text: Text) =>
      Object.keys(text).length === 4 && languages.every((language) => text[language]?.trim())
    expect(except(texts, isComplete)).toEqual([])
  })

  it('is translated, not repeated', () => {
    expect(except(sentences, (text) => new Set(Object.values(text)).size === 4)).toEqual([])
  })

  it('is as long in one language as in another', () => {
    const isEven = (text: Text) => {
      const lengths = languages.map((language) => text[language].length)
      return Math.max(...lengths) / Math.min(...lengths) < 1.7
    }
    expect(except(sentences, isEven)).toEqual([])
  })

  it('has typographic quotation marks and apostrophes, and single spaces', () => {
    const isClean = (text: Text) =>
      languages.every((language) => !/['"]|\.\.\.| {2}/.test(withoutTags(text[language])))
    expect(except(texts, isClean)).toEqual([])
  })

  it('keeps French double punctuation with its word', () => {
    const isTypeset = ({ fr }: Text) => {
      const words = withoutTags(fr).replace(/https?:/g, '')
      return !/[^\u00a0][:;?!»]|«[^\u00a0]|\d %/.test(words)
    }
    expect(except(texts, isTypeset)).toEqual([])
  })

  it('keeps out of reach of English and German quotation habits', () => {
    expect(except(texts, ({ de }) => !/[“][^“”„]*”/.test(de))).toEqual([])
    expect(except(texts, ({ en }) => !/[„«»]/.test(en))).toEqual([])
  })
})

describe('rich text', () => {
  it('uses a few plain tags, opened and closed in order', () => {
    const isPlain = (text: Text) =>
      languages.every(
        (language) => !unexpectedTags(text[language]).length && isBalanced(text[language]),
      )
    expect(except(richTexts, isPlain)).toEqual([])
  })

  it('has the same paragraphs, headings and lists in every language', () => {
    const bones = (html: string) =>
      html
        .match(/<(?:p|h2|h3|ul|ol|li|a|strong)\b/g)
        ?.sort()
        .join()
    expect(except(richTexts, (text) => sameInAll(text, bones))).toEqual([])
  })

  it('links only to pages of the site, to safe sites, and to mail and phone', () => {
    const isKnown = new RegExp(
      `^(page:(${linkablePages.join('|')})|https://[\\w.-]+|mailto:[\\w.@]+|tel:\\+32\\d+)$`,
    )
    const linksWell = (text: Text) =>
      languages.every((language) =>
        targetsIn(text[language]).every(
          (to) => isKnown.test(to) || isArticle(to, language) || isForm(to, language),
        ),
      )
    expect(except(richTexts, linksWell)).toEqual([])
  })

  it('links to the same pages in every language', () => {
    const pageLinks = (html: string) =>
      targetsIn(html)
        .filter((target) => target.startsWith('page:'))
        .sort()
        .join()
    expect(except(richTexts, (text) => sameInAll(text, pageLinks))).toEqual([])
  })
})

/** Services and vacancies have addresses of their own, one per language. */
function isForm(to: string, language: Language): boolean {
  return forms.some(({ name, slugs }) => slugs && enquiryPath(name, language) === to)
}

function isArticle(target: string, language: Language): boolean {
  const articlePages = { 1: 'service', 5: 'vacancy' } as const
  return articles.articles.some(({ categoryId, slug }) => {
    const page = articlePages[categoryId as 1 | 5]
    return page && pathTo(page, language, { slug: slug[language] }) === target
  })
}

type Found = { at: string; text: Text }

function textsIn(value: unknown, at = ''): Found[] {
  if (typeof value !== 'object' || value === null) return []
  if ('nl' in value) return [{ at, text: value as Text }]
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, `${at}/${key}`))
}

function except(found: Found[], isGood: (text: Text) => boolean) {
  return found.filter(({ text }) => !isGood(text)).map(({ at, text }) => `${at}: ${text.nl}`)
}

function sameInAll(text: Text, read: (html: string) => string | undefined) {
  return new Set(languages.map((language) => read(text[language]))).size === 1
}

function withoutTags(html: string) {
  return html.replace(/<[^>]+>/g, '')
}

function targetsIn(html: string) {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, target = '']) => target)
}

function unexpectedTags(html: string) {
  const isPlain = /^<(?:\/?(?:p|h2|h3|ul|ol|li|strong|em|blockquote)|\/a|a href="[^"<>]+")>$/
  return (html.match(/<[^>]*>/g) ?? []).filter((tag) => !isPlain.test(tag))
}

function isBalanced(html: string) {
  const open: string[] = []
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)(\w+)/g)) {
    if (!slash) open.push(name)
    else if (open.pop() !== name) return false
  }
  return open.length === 0
}
