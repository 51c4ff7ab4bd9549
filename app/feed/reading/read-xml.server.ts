import { SaxesParser } from 'saxes'
import { UnreadableFeed } from './unreadable-feed'
import type { XmlElement } from './xml-element'

const deepest = 40
/** Of an answer that names sixty thousand homes. */
const mostElements = 500_000

/**
 * The root of a text in XML. No document type, so no entities but the five of XML itself; nothing is
 * fetched, and what is deeper or longer than any answer should be is not read to its end.
 */
export function readXml(text: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, text: '', children: [] }
  const open = [root]
  let count = 0
  const parser = new SaxesParser({ position: false })
  const addText = (more: string) => {
    const at = open.at(-1)
    if (at) at.text += more
  }
  parser.on('doctype', refuse)
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('opentag', ({ name, attributes }) => {
    count += 1
    if (count > mostElements || open.length > deepest) throw new UnreadableFeed('too-long')
    const element: XmlElement = {
      name: localName(name),
      attributes: attributes as Record<string, string>,
      text: '',
      children: [],
    }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => {
    const done = open.pop()
    if (done) done.text = done.text.trim()
  })
  orUnreadable('wrong-shape', () => parser.write(text))
  orUnreadable('truncated', () => parser.close())
  return root.children[0] ?? refuse()
}

function refuse(): never {
  throw new UnreadableFeed('wrong-shape')
}

function orUnreadable(reason: UnreadableFeed['reason'], read: () => void) {
  try {
    read()
  } catch (error) {
    throw error instanceof UnreadableFeed ? error : new UnreadableFeed(reason)
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
