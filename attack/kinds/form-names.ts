import fc from 'fast-check'
import { type Attack, sampled } from '../attack'
import { marker, type Shot } from '../shot'

const ends = [
  '',
  '[4294967294]',
  '[1000000]',
  '[-1]',
  '[]',
  '[1e9]',
  '[0][0]',
  '.x',
  '[',
  ']',
  '..b',
]
const strange = [
  '__proto__',
  '__proto__.x',
  'constructor.prototype.x',
  '.',
  ']',
  '',
  'list',
  'count',
]
const types = ['update', 'insert', 'remove', 'reorder', 'reset', 'validate', 'x', '__proto__']

/** Names that a parser of forms makes lists, objects or orders of. */
export const formNames: Attack = {
  name: 'names of fields',
  share: 10,
  shots({ forms }, count, seed) {
    const shot = fc.constantFrom(...forms).chain(({ path, caller, fields }) => {
      const known = fc.constantFrom('email', 'name', ...fields.map(([name]) => name))
      const deep = fc.tuple(known, fc.constantFrom('.a', '[0]', '[9]'), fc.integer({ max: 2_000 }))
      const name = fc.oneof(
        fc.tuple(known, fc.constantFrom(...ends)).map((parts) => parts.join('')),
        fc.constantFrom(...strange),
        deep.map(([base, part, times]) => base + part.repeat(Math.max(times, 0))),
        fc.string({ unit: 'binary', maxLength: 30 }),
      )
      const intent = fc.tuple(fc.constantFrom(...types), name, fc.anything()).map(intentText)
      const pair = fc.oneof(
        { weight: 6, arbitrary: fc.tuple(name, fc.constantFrom(marker, '', '1', 'on')) },
        { weight: 1, arbitrary: fc.tuple(fc.constantFrom('__intent__', '__state__'), intent) },
      )
      return fc.array(pair, { maxLength: 40 }).map(
        (pairs): Shot => ({
          asked: {
            caller,
            method: 'POST',
            path,
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            body: `${new URLSearchParams(pairs)}`,
          },
        }),
      )
    })
    return sampled(shot, count, seed)
  },
}

function intentText([type, name, value]: [string, string, unknown]): string {
  try {
    return JSON.stringify({ type, payload: { name, index: 4_294_967_294, value } })
  } catch {
    return `{"type":"${type}"`
  }
}
