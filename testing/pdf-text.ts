import { inflateSync } from 'node:zlib'

/** The words that a PDF of ours draws, in order, and its document facts. */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf)
  const fonts = fontsOf(objects)
  const drawn = [...objects.values()].map(({ stream }) => wordsOf(stream, fonts))
  return [pdf.toString('latin1'), ...drawn].join('\n')
}

type PdfObject = { head: string; stream: string }
type Glyphs = Map<number, string>

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const text = pdf.toString('latin1')
  const found = text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)(?:\nendobj|stream\n)/g)
  return new Map(
    [...found].map((match) => {
      const [whole, number = '', head = ''] = match
      const begin = match.index + whole.length
      const stream = whole.endsWith('stream\n') ? pdf.subarray(begin, endOf(text, begin)) : null
      return [number, { head, stream: stream ? inflated(stream) : '' }]
    }),
  )
}

const endOf = (text: string, begin: number) => text.indexOf('\nendstream', begin)

function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1')
  } catch {
    return '' // A picture.
  }
}

/** By their names in a page, what each of their glyphs reads; none for a font of the reader's own. */
function fontsOf(objects: Map<string, PdfObject>): Map<string, Glyphs> {
  const fonts = new Map<string, Glyphs>()
  for (const { head } of objects.values()) {
    for (const [, name = '', number = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, meaning = ''] = objects.get(number)?.head.match(/\/ToUnicode (\d+) 0 R/) ?? []
      const map = objects.get(meaning)?.stream
      if (map) fonts.set(name, glyphsOf(map))
    }
  }
  return fonts
}

function glyphsOf(map: string): Glyphs {
  const glyphs: Glyphs = new Map()
  for (const [, from = '', , list = ''] of map.matchAll(
    /<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi,
  )) {
    ;[...list.matchAll(/<([0-9a-f ]*)>/gi)].forEach(([, hex = ''], at) => {
      glyphs.set(Number.parseInt(from, 16) + at, utf16(hex))
    })
  }
  return glyphs
}

function utf16(hex: string): string {
  return Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le')
}

function wordsOf(commands: string, fonts: Map<string, Glyphs>): string {
  const lines: string[] = []
  let glyphs: Glyphs | undefined
  for (const [, font, pieces = ''] of commands.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) glyphs = fonts.get(font)
    else
      lines.push(
        [...pieces.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex = '']) => read(hex, glyphs)).join(''),
      )
  }
  return lines.join('\n')
}

function read(hex: string, glyphs: Glyphs | undefined): string {
  if (!glyphs) return new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex'))
  return [...hex.matchAll(/..../g)]
    .map(([each]) => glyphs.get(Number.parseInt(each, 16)) ?? '')
    .join('')
}
