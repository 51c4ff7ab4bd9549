import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

/**
 * What React needs at least for a page: its elements and texts again, without a component, a link or a
 * message in them. In a process of its own, because React is slower where it is developed.
 */
const [file = ''] = process.argv.slice(2)
const html = readFileSync(file, 'utf8').replace(/^<!doctype html>/i, '')
const page = toElement(html)
for (let turn = 0; turn < 60; turn += 1) renderToString(page)
const turns = 60
const before = process.cpuUsage()
for (let turn = 0; turn < turns; turn += 1) renderToString(page)
const { user, system } = process.cpuUsage(before)
process.stdout.write(JSON.stringify({ milliseconds: (user + system) / 1000 / turns }))

/** HTML of our own making: every element closed, every value in quotes. @param {string} text */
function toElement(text) {
  const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
  /** @type {{ tag: string, props: Record<string, unknown>, children: import('react').ReactNode[] }[]} */
  const open = [{ tag: 'root', props: {}, children: [] }]
  const close = () => {
    const { tag = '', props = {}, children = [] } = open.pop() ?? {}
    open.at(-1)?.children.push(createElement(tag, props, ...children))
  }
  const pieces = text.matchAll(
    /<!--.*?-->|<\/([\w-]+)>|<(script|style)((?:"[^"]*"|[^>])*)>(.*?)<\/\2>|<([\w-]+)((?:"[^"]*"|[^>])*)>|([^<]+)/gs,
  )
  for (const [, ended, raw, rawProps, rawText, tag, props, words] of pieces) {
    if (ended) close()
    else if (raw) {
      const dangerouslySetInnerHTML = { __html: rawText }
      open
        .at(-1)
        ?.children.push(createElement(raw, { ...toProps(rawProps), dangerouslySetInnerHTML }))
    } else if (tag) {
      open.push({ tag, props: toProps(props), children: [] })
      if (empty.has(tag) || props?.endsWith('/')) close()
    } else if (words) open.at(-1)?.children.push(words)
  }
  return /** @type {import('react').ReactElement} */ (open[0]?.children[0])
}

/** Names as data-…, so that React writes each without asking what it means. @param {string} [text] */
function toProps(text = '') {
  const found = [...text.matchAll(/([\w-]+)(?:="([^"]*)")?/g)]
  return Object.fromEntries(found.map(([, name, value = '']) => [`data-${name}`, value]))
}
