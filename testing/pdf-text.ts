import { inflateSync } from 'node:zlib'

/** The words that a PDF with built-in fonts draws, in order, and its document facts. */
export function pdfText(pdf: Buffer): string {
  const parts: string[] = [pdf.toString('latin1')]
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 7)) {
    const end = pdf.indexOf('endstream', at)
    try {
      parts.push(drawn(inflateSync(pdf.subarray(at + 7, end)).toString('latin1')))
    } catch {
      // A picture, or the tail of the previous "endstream".
    }
  }
  return parts.join('\n')
}

function drawn(commands: string): string {
  const windows = new TextDecoder('windows-1252')
  return [...commands.matchAll(/\[([^\]]*)\] TJ/g)]
    .map(([, pieces = '']) =>
      [...pieces.matchAll(/<([0-9a-f]*)>/gi)]
        .map(([, hex = '']) => windows.decode(Buffer.from(hex, 'hex')))
        .join(''),
    )
    .join('\n')
}
