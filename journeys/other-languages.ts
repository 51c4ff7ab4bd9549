import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { type Language, languages } from '../app/language/languages'

/** Small words that no text of some length can do without, and that no other language of ours has. */
const smallWords: Record<Language, string[]> = {
  nl: 'het een van voor niet uw bij naar ook deze wordt onze zijn'.split(' '),
  fr: 'le les des une vous pour avec dans votre nous est sur'.split(' '),
  en: 'the and your with of for you this our is to from'.split(' '),
  de: 'der das und mit ist für nicht Sie auf eine'.split(' '),
}

type Message = { key: string; pattern: RegExp }

const said = Object.fromEntries(
  languages.map((language) => [language, messagesOf(language)]),
) as Record<Language, Message[]>

/** What a page tells, to eyes, ears and search engines; not what says of itself that it is in another language, nor what somebody typed. */
export function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const mine = document.documentElement.lang.slice(0, 2)
    const isMine = (element: Element | null) =>
      element?.closest('[lang]')?.getAttribute('lang')?.slice(0, 2) === mine &&
      !element.closest('script, style, template, noscript, textarea, [translate=no]')
    const found = [
      document.title,
      document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    ]
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      if (isMine(parentElement)) found.push(textContent ?? '')
    }
    for (const name of ['aria-label', 'alt', 'title', 'placeholder']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (isMine(element)) found.push(element.getAttribute(name) ?? '')
      }
    }
    return [...new Set(found.map((text) => text.replace(/\s+/g, ' ').trim()))].filter(Boolean)
  })
}

/** One readable line for each text that is not in this language. */
export function notIn(language: Language, texts: string[]): string[] {
  const others = languages.filter((other) => other !== language)
  return texts.flatMap((text) => {
    if (said[language].some(({ pattern }) => pattern.test(text))) return []
    return others.flatMap((other) => {
      const message = said[other].find(({ pattern }) => pattern.test(text))
      if (message) return [`${other} (${message.key}): ${text}`]
      const words = new Set(text.toLowerCase().split(/[^\p{L}]+/u))
      const theirs = smallWords[other].filter((word) => words.has(word))
      return theirs.length > 1 ? [`${other} (${theirs.join(', ')}): ${text}`] : []
    })
  })
}

function messagesOf(language: Language): Message[] {
  return globSync(`app/language/messages/${language}/*.json`).flatMap((file) =>
    flat(JSON.parse(readFileSync(file, 'utf8')), path.basename(file, '.json')),
  )
}

function flat(value: unknown, key: string): Message[] {
  if (typeof value === 'string') {
    // What is filled in may be anything; with too few words of its own it would be found everywhere.
    const pieces = value.split(/\{\{\w+\}\}|<\/?\w+>/).map((piece) => piece.replace(/\s+/g, ' '))
    const letters = pieces.join('').replace(/[^\p{L}]/gu, '')
    if (letters.length < (pieces.length > 1 ? 8 : 3)) return []
    const pattern = pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')
    return [{ key, pattern: new RegExp(`^${pattern.trim()}$`, 'u') }]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => flat(each, `${key}.${name}`))
}
