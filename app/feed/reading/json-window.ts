import { UnreadableFeed } from './unreadable-feed'

/** Longer than any property with hundreds of pictures. */
const longestValue = 2 * 1024 * 1024
const blank = /[ \t\r\n\ufeff]*/y

/**
 * A window on a stream of JSON: shows the next character and cuts off the next whole value, holding
 * no more than that one value. What is inside a value is for JSON.parse to judge.
 */
export function openJsonWindow(chunks: AsyncIterator<string>) {
  let text = ''
  let at = 0
  let passed = 0

  const position = () => passed + at
  async function more(): Promise<boolean> {
    const { value, done } = await chunks.next()
    if (done) return false
    passed += at
    text = text.slice(at) + value
    at = 0
    return true
  }

  /** The next character that is not blank; empty at the end of the stream. */
  async function peek(): Promise<string> {
    do {
      blank.lastIndex = at
      blank.exec(text)
      at = blank.lastIndex
    } while (at >= text.length && (await more()))
    return text.charAt(at)
  }

  async function take(...wanted: string[]): Promise<string> {
    const character = await peek()
    if (character === '') throw new UnreadableFeed('truncated', position())
    if (!wanted.includes(character)) throw new UnreadableFeed('not-json', position())
    at += 1
    return character
  }

  async function wholeValue(): Promise<string> {
    if ((await peek()) === '') throw new UnreadableFeed('truncated', position())
    const extent = createExtent()
    let length = extent.grow(text, at)
    while (length === undefined) {
      if (text.length - at > longestValue) throw new UnreadableFeed('too-long', position())
      if (await more()) length = extent.grow(text, at)
      else length = extent.atEnd(text, at)
    }
    if (length === 0) throw new UnreadableFeed('not-json', position())
    const value = text.slice(at, at + length)
    at += length
    return value
  }

  return { peek, take, wholeValue, position }
}

const [quote, backslash, comma, openList, closeList, openObject, closeObject] = [...'"\\,[]{}'].map(
  (character) => character.charCodeAt(0),
)

const plainText = /[^"\\]*/y

/** Most of a feed stands between quotes: an expression passes over it many times as fast as a loop. */
function afterPlainText(text: string, index: number): number {
  plainText.lastIndex = index
  plainText.test(text)
  return plainText.lastIndex
}

/** Finds where the value that starts at `start` ends, remembering how far it has looked. */
function createExtent() {
  let seen = 0
  let depth = 0
  let isQuoted = false

  /** Its length, or undefined when the text ends before the value does. */
  function grow(text: string, start: number): number | undefined {
    for (let index = start + seen; index < text.length; index += 1) {
      if (isQuoted) {
        index = afterPlainText(text, index)
        seen = index - start
        if (index === text.length) return undefined
      }
      const code = text.charCodeAt(index)
      seen = index - start + 1
      if (isQuoted) {
        if (code === backslash) {
          if (index + 1 >= text.length) {
            seen -= 1
            return undefined
          }
          index += 1
          seen += 1
        } else if (code === quote) {
          isQuoted = false
          if (depth === 0) return seen
        }
      } else if (code === quote) isQuoted = true
      else if (code === openObject || code === openList) depth += 1
      else if (code === closeObject || code === closeList) {
        if (depth === 0) return seen - 1
        depth -= 1
        if (depth === 0) return seen
      } else if (depth === 0 && (code === comma || code <= 32)) return seen - 1
    }
    return undefined
  }

  /** Only a number or a word such as null may end where the stream ends. */
  function atEnd(text: string, start: number): number {
    if (isQuoted || depth > 0) throw new UnreadableFeed('truncated', seen)
    return text.length - start
  }

  return { grow, atEnd }
}
