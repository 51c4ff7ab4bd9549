import { expect, test } from 'vitest'
import { instrument } from './instrument'
import { findMutants } from './mutants'

const changesIn = (code: string) => findMutants('a.ts', code).map(({ change }) => change)

test.each([
  ['const a = b === 1', ['b === 1 → … !== …', 'b === 1 → true', 'b === 1 → false', '1 → 2']],
  ['const a = b < c', ['b < c → … <= …', 'b < c → … >= …', 'b < c → true', 'b < c → false']],
  ['const a = b && c', ['b && c → … || …']],
  ['const a = b ?? c', ['b ?? c → … && …']],
  ['const a = b + c * d', ['b + c * d → … - …', 'c * d → … / …']],
  ["const a = b + 'x'", ["'x' → ''"]],
  ['const a = !b', ['!b → b']],
  ['const a = b ? c : d', ['b → true', 'b → false']],
  ['const a = [b]', ['[b] → []']],
  ['const a = { b }', ['{ b } → {}']],
  ['const a = b.trim().length', ['.trim() → (left out)']],
  ['const a = b.some(c)', ['.some(c) → .every(…)']],
  ['const a = Math.min(b, c)', ['.min(b, c) → .max(…)']],
  ['const a = z.min(b)', []],
  ['const a = b?.c.trim()', ['b?.c.trim() → b.c.trim()']],
  ['const a = (b) => c', ['c → undefined']],
  ['function a() { return b }', ['{ return b } → {}']],
  ['a()', ['a() → (left out)']],
  ['const a = /^b$/i', ['/^b$/i → /b$/i', '/^b$/i → /^b/i', '/^b$/i → /^b$/']],
  ['i++', ['i++ → (left out)']],
  ["import a from 'a'; type B = 'c' | 1", []],
  ["const a = { 'b-c': d } as { 'b-c': 'd' }", ["{ 'b-c': d } → {}"]],
])('in %j these mistakes are tried', (code, changes) => {
  expect(changesIn(code)).toEqual(changes)
})

test('a mistake is found by its line, and shown in short', () => {
  const [, drop] = findMutants('a.ts', "const a = b\n  .filter((c) => c === 'd')\n  .trim()")
  expect(drop).toMatchObject({ line: 2, change: ".filter((c) => c === 'd') → (left out)" })
})

const sample = `
  let sum = 0
  for (const each of given) if (each > 1 && each?.valueOf() !== 3) sum += each
  const [first = 7] = given
  return [sum, first, \`\${first}\`.padStart(2, '0')].map((each) => each + 1)
`

test('every mistake sleeps until its number is called, and is then the only one', () => {
  const file = `function a(given: number[]) {${sample}}`
  const mutants = findMutants('a.ts', file)
  const code = instrument('a.ts', file, mutants).replace(': number[]', '')
  const answer = (awake: number, given: number[]) => {
    const mutant = Object.assign((id: number) => id === awake, { turn: () => {} })
    const made = new Function('mutant', 'given', `${code}; return a(given)`)
    try {
      return JSON.stringify(made(mutant, given))
    } catch (error) {
      return String(error)
    }
  }
  const cases = [[], [1], [2, 3, 4], [11]]
  const usual = cases.map((given) => answer(0, given))
  expect(usual).toEqual(['[1,8,"071"]', '[1,2,"011"]', '[7,3,"021"]', '[12,12,"111"]'])
  const unseen = mutants.filter(({ id }) =>
    cases.every((given, at) => answer(id, given) === usual[at]),
  )
  expect(unseen.map(({ change }) => change)).toEqual(['each?.valueOf() → each.valueOf()'])
})

test('a loop without end is stopped', async () => {
  const { wake } = await import('./switch')
  wake(0)
  const code = instrument('a.ts', 'for (;;) {}\nwhile (true) a()', [])
  expect(() => new Function(code)()).toThrow('A loop without end')
  wake(0)
})

test('a statement before an else keeps it', () => {
  const code = 'if (a) b()\nelse c()'
  const told = instrument('a.ts', code, findMutants('a.ts', code))
  expect(told).toContain('{ if (!mutant(3)) { b() } }\nelse')
})
