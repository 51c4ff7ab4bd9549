import fc from 'fast-check'
import { visitors } from '../../journeys/pages/visitors'
import { type Attack, sampled } from '../attack'
import { type Asked, marker } from '../shot'

const boundary = 'zq7-boundary'
const values = fc.oneof(
  fc.constantFrom(marker, '', '0', '-1', '1e400', '9999999999999999999', 'NaN', '\0', '\ud800'),
  fc.constantFrom('2027-02-30', '0000-00-00', '275761-01-01', '24:61', "' or 1=1 --", '{{7*7}}'),
  fc.constantFrom(
    'nora@example.be',
    '%00',
    '../../x',
    'https://evil.example/',
    '\u200b'.repeat(50),
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.integer().map(String),
)

/** Fields of ours with values of nobody’s; queries, JSON and parts with files. */
export const randomForms: Attack = {
  name: 'queries, JSON and forms',
  share: 20,
  shots({ forms, addresses }, count, seed) {
    const form = fc.constantFrom(...forms)
    const filled = form.chain(({ path, caller, fields }) =>
      fc
        .array(values, { minLength: fields.length, maxLength: fields.length })
        .chain((typed) => fc.tuple(fc.constant(typed), fc.array(fc.boolean(), sizeOf(fields))))
        .map(([typed, changes]) => ({
          path,
          caller,
          pairs: fields.map(([name, value], at): [string, string] => [
            name,
            changes[at] ? (typed[at] ?? '') : value,
          ]),
        })),
    )
    const sent = filled.map(
      ({ path, caller, pairs }): Asked => ({
        caller,
        method: 'POST',
        path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `${new URLSearchParams(pairs.map(([name, value]) => [name, value.toWellFormed()]))}`,
      }),
    )
    const inParts = fc.tuple(filled, fc.uint8Array({ maxLength: 2_000 })).map(
      ([{ path, caller, pairs }, bytes]): Asked => ({
        caller,
        method: 'POST',
        path,
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
        body: partsOf(pairs, bytes),
      }),
    )
    const json = fc.tuple(fc.constantFrom(...addresses.bare), fc.json()).map(
      ([path, body]): Asked => ({
        caller: 'nobody',
        method: 'POST',
        path,
        headers: { 'content-type': 'application/json' },
        body,
      }),
    )
    const names = fc.oneof(
      form.chain(({ fields }) => nameIn(fields)),
      fc.string({ maxLength: 10 }),
    )
    const query = fc
      .tuple(
        fc.constantFrom(...addresses.bare),
        fc.constantFrom(...visitors),
        fc.array(fc.tuple(names, values), { maxLength: 8 }),
      )
      .map(
        ([path, caller, pairs]): Asked => ({
          caller,
          method: 'GET',
          path: `${path}?${new URLSearchParams(pairs.map(([name, value]) => [name, value.toWellFormed()]))}`,
        }),
      )
    const asked = fc.oneof(sent, sent, inParts, json, query)
    return sampled(
      asked.map((each) => ({ asked: each })),
      count,
      seed,
    )
  },
}

const sizeOf = (list: unknown[]) => ({ minLength: list.length, maxLength: list.length })
const nameIn = (fields: [string, string][]) =>
  fc.constantFrom('ids', ...fields.map(([name]) => name))

function partsOf(pairs: [string, string][], bytes: Uint8Array): Buffer {
  const parts = pairs.map(
    ([name, value], at) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${at % 5 === 4 ? `; filename="../${marker}.svg"` : ''}\r\n\r\n${value}\r\n`,
  )
  const last = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="x.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`
  return Buffer.concat([
    Buffer.from(`${parts.join('')}${last}`),
    bytes,
    Buffer.from(`\r\n--${boundary}--`),
  ])
}
