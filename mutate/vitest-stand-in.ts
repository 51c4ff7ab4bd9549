import { expect, vi } from 'vitest'

/**
 * Stands in for Vitest in the tests of rules while mutants are tried: it keeps the tests, to be run
 * again and again in one process. What it does not know, a rule does not need.
 */
export type KeptTest = { name: string; run: () => unknown }

export const keptTests: KeptTest[] = []
const before: (() => unknown)[] = []

export function test(name: string, ...rest: unknown[]) {
  const run = rest.find((each): each is () => unknown => typeof each === 'function')
  if (run) keptTests.push({ name, run: () => afterHooks(run) })
}

test.each =
  (table: unknown[]) =>
  (name: string, ...rest: unknown[]) => {
    const run = rest.find((each): each is (...given: unknown[]) => unknown => isFunction(each))
    for (const row of table) test(name, () => run?.(...(Array.isArray(row) ? row : [row])))
  }

export function beforeEach(run: () => unknown) {
  before.push(run)
}

async function afterHooks(run: () => unknown) {
  for (const hook of before) await hook()
  await run()
}

function isFunction(value: unknown): value is (...given: unknown[]) => unknown {
  return typeof value === 'function'
}

export { expect, vi }
