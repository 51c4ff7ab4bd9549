import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every test that docs/security.md names is there', () => {
  const text = readFileSync('docs/security.md', 'utf8')
  const named = [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(
    ([, file = '']) => file,
  )
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((file) => !existsSync(file))).toEqual([])
})

test('every decision that it leads to is there', () => {
  const text = readFileSync('docs/security.md', 'utf8')
  const named = [...text.matchAll(/\]\(([\w./-]+\.md)\)/g)].map(([, file = '']) => file)
  expect(named.filter((file) => !existsSync(`docs/${file}`))).toEqual([])
})
