import { globSync, readFileSync } from 'node:fs'
import { htmlComplaints } from '../../testing/html-validity'
import type { PageRow } from './page-row'

/** The first words of every key of a message: what is not translated shows its key. */
const firstWords = new Set(
  globSync('app/language/messages/nl/*.json').flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(file, 'utf8'))),
  ),
)

/** What is wrong with a page as the server sends it, before any script: one readable line each. */
export function htmlFaults(html: string, { isBare }: PageRow, language: string): string[] {
  const faults: string[] = []
  const [, lang = ''] = html.match(/<html[^>]*\slang="([^"]*)"/) ?? []
  if (lang.slice(0, 2) !== language) faults.push(`lang: "${lang}" in place of ${language}`)
  // Built on one machine, served on another: neither's folders are anyone's business.
  if (html.includes(process.cwd())) faults.push('leak: names the folder it was built in')
  const drawn = withoutScripts(html)
  const heads = drawn.match(/<h1[\s>]/g)?.length ?? 0
  if (heads !== 1 && !isBare) faults.push(`h1: ${heads} of them`)
  const [, main = ''] = drawn.match(/<main[\s>](.*)<\/main>/s) ?? []
  if (!isBare && wordsOf(main).join(' ').length < 20) faults.push('main: says nothing')
  return [...faults, ...formFaults(drawn), ...untranslated(drawn)]
}

export async function validityFaults(html: string): Promise<string[]> {
  return (await htmlComplaints(html)).map((complaint) => `HTML: ${complaint}`)
}

/** Can be sent without a script: it has a button that does. Without an address it goes to its own page. */
function formFaults(html: string): string[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].flatMap(
    ([, attributes = '', inside = '']) => {
      const id = attributes.match(/\sid="([^"]*)"/)?.[1]
      const buttons = [
        ...(inside.match(/<(?:button|input)\b[^>]*/g) ?? []),
        ...(id ? (html.match(new RegExp(`<button[^>]*\\sform="${id}"[^>]*`, 'g')) ?? []) : []),
      ]
      const isSent = buttons.some(
        (each) =>
          /\stype="(submit|image)"/.test(each) ||
          (each.startsWith('<button') && !/\stype=/.test(each)),
      )
      return isSent ? [] : [`form: <form${attributes}> has no button to send it`]
    },
  )
}

function untranslated(html: string): string[] {
  const told = [...html.matchAll(/\s(?:aria-label|alt|title|placeholder|content)="([^"]+)"/g)]
  const texts = [...wordsOf(html), ...told.map(([, text = '']) => text)]
  return texts.filter(isKey).map((text) => `text: "${text}" is a key or was not filled in`)
}

function isKey(text: string): boolean {
  if (text.includes('{{') || text.includes('returned an object instead of string')) return true
  const [, first = ''] = text.match(/^(?:[a-z-]+:)?([a-z][\w-]*)(?:\.[\w-]+)+$/i) ?? []
  return firstWords.has(first)
}

function withoutScripts(html: string): string {
  return html.replace(/<(script|style|template)\b.*?<\/\1>/gs, '')
}

function wordsOf(html: string): string[] {
  const texts = html.replace(/<!--.*?-->/gs, '').split(/<[^>]*>/)
  return texts.map((text) => text.trim()).filter(Boolean)
}
