import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { badgeColors } from './badge'

test('every colour of a badge has its dot; moss is the usual one', () => {
  const sheet = readFileSync('app/ui/controls.css', 'utf8')
  const drawn = [...sheet.matchAll(/\.badge\[data-color="(\w+)"\]/g)].map(([, color]) => color)
  expect(['moss', ...drawn].sort()).toEqual([...badgeColors].sort())
})
