import fc from 'fast-check'
import { type Attack, sampled } from '../attack'
import type { Shot } from '../shot'

/** In the address of what is slow because we are: the site’s own time says nothing there. */
export const slowMark = 'taken=slowly'
const pages = ['/nl/', '/nl/te-koop/', '/nl/contact/', '/nl/login/', '/office/', '/sitemap.xml']
const pause = 400

/** Who sends a byte at a time, and who asks and does not take; a few seconds each. */
export const slowLines: Attack = {
  name: 'slow lines',
  share: 0.4,
  atOnce: 40,
  shots(_, count, seed) {
    const page = fc.constantFrom(...pages).map((path) => `${path}?${slowMark}`)
    const writer = page.map((path) => [
      `GET ${path} HT`,
      'TP/1.1\r\nHo',
      'st: localhost\r\n',
      'Connection: cl',
      'ose\r\n',
      '\r\n',
    ])
    const sender = fc
      .tuple(page, fc.boolean())
      .map(([path, isWhole]) => [
        `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n`,
        'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\n',
        'ema',
        'il=',
        isWhole ? 'x@y' : 'x',
      ])
    const taker = page.map((path) =>
      Array.from({ length: 8 }, () => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`),
    )
    const shot = fc
      .oneof(writer, sender, taker)
      .map((pieces): Shot => ({ wire: { pieces, pause } }))
    return sampled(shot, count, seed)
  },
}
