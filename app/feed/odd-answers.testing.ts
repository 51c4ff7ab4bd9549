/** What stands in a field when somebody typed it, another version sends it, or a server is broken. */
export const oddValues: unknown[] = [
  null,
  '',
  '   ',
  '-',
  'op aanvraag',
  'ja',
  'TRUE',
  '310.000',
  '€ 1.250,50',
  ' 3 ',
  '2,5',
  '31/02/2026',
  '2026-11-10',
  '2026-11-10T16:45:12+01:00',
  '/Date(1794470400000+0100)/',
  '0001-01-01T00:00:00',
  '9999-12-31',
  'constructor',
  '__proto__',
  '<p>Een &eacute;cht huis</p>',
  'nul\u0000 en half \ud83c',
  '🏠'.repeat(30),
  'x'.repeat(60_000),
  -1,
  0,
  1,
  2.5,
  99_999,
  2_147_483_648,
  1e300,
  true,
  false,
  [],
  [null],
  ['Gent'],
  [[1, 2]],
  {},
  { id: null },
  { id: '1' },
  { value: { value: 3 } },
]

type Odd = { path: string; told: unknown }

/** A copy for each thing in it and each odd value: there instead, or not there at all. */
export function* oddOnes(told: object, values = oddValues): Generator<Odd> {
  for (const path of pathsIn(told)) {
    yield { path: path.join('.'), told: withAt(told, path, undefined) }
    for (const value of values) yield { path: path.join('.'), told: withAt(told, path, value) }
  }
}

function* pathsIn(thing: unknown, path: string[] = []): Generator<string[]> {
  if (typeof thing !== 'object' || thing === null) return
  // Of a list the first is like the others.
  const members = Array.isArray(thing) ? Object.entries(thing).slice(0, 1) : Object.entries(thing)
  for (const [name, each] of members) {
    yield [...path, name]
    yield* pathsIn(each, [...path, name])
  }
}

function withAt(thing: unknown, [name = '', ...below]: string[], value: unknown): unknown {
  const copy: unknown = Array.isArray(thing) ? [...thing] : { ...(thing as object) }
  const group = copy as Record<string, unknown>
  if (below.length > 0) group[name] = withAt(group[name], below, value)
  else if (value === undefined) delete group[name]
  else group[name] = value
  return copy
}
