import { openJsonWindow } from './json-window'
import { UnreadableFeed } from './unreadable-feed'

/** A list was opened, or a record of it was read. The path holds the keys that lead to the list. */
export type FeedPart =
  | { what: 'list'; path: string[] }
  | { what: 'record'; path: string[]; index: number; record: unknown }

type Window = ReturnType<typeof openJsonWindow>

/** Around the records stand a few keys at most: languages, kinds, an envelope. */
const deepestFrame = 6

/** The records of the outermost lists, one by one, however long the feed is. */
export async function* readRecords(chunks: AsyncIterable<string>): AsyncGenerator<FeedPart> {
  const window = openJsonWindow(chunks[Symbol.asyncIterator]())
  const first = await window.peek()
  if (first === '') throw new UnreadableFeed('empty')
  if (!'{["-0123456789tfn'.includes(first)) throw new UnreadableFeed('not-json', window.position())

  let hasLists = false
  for await (const part of partsOf(window, [])) {
    hasLists = true
    yield part
  }
  if ((await window.peek()) !== '') throw new UnreadableFeed('not-json', window.position())
  if (!hasLists) throw new UnreadableFeed('wrong-shape')
}

async function* partsOf(window: Window, path: string[]): AsyncGenerator<FeedPart> {
  const first = await window.peek()
  if (first === '[') yield* recordsOf(window, path)
  else if (first === '{' && path.length < deepestFrame) yield* membersOf(window, path)
  else if (first === '{') throw new UnreadableFeed('wrong-shape', window.position())
  else await parsedValue(window)
}

async function* membersOf(window: Window, path: string[]): AsyncGenerator<FeedPart> {
  await window.take('{')
  if ((await window.peek()) === '}') {
    await window.take('}')
    return
  }
  do {
    if ((await window.peek()) !== '"') await window.take('"')
    const key = String(await parsedValue(window))
    await window.take(':')
    yield* partsOf(window, [...path, key])
  } while ((await window.take(',', '}')) === ',')
}

async function* recordsOf(window: Window, path: string[]): AsyncGenerator<FeedPart> {
  await window.take('[')
  yield { what: 'list', path }
  if ((await window.peek()) === ']') {
    await window.take(']')
    return
  }
  let index = 0
  do {
    yield { what: 'record', path, index, record: await parsedValue(window) }
    index += 1
  } while ((await window.take(',', ']')) === ',')
}

async function parsedValue(window: Window): Promise<unknown> {
  const position = window.position()
  const value = await window.wholeValue()
  try {
    return JSON.parse(value)
  } catch {
    throw new UnreadableFeed('not-json', position)
  }
}
