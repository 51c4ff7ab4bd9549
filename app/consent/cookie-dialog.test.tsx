import { expect, test } from 'vitest'
import { drawn } from '../../testing/drawn'
import { CookieDialog } from './cookie-dialog'

type Asked = Parameters<typeof CookieDialog>[0]

/** Each box as it stands: its value, and whether it is ticked or locked. */
function boxes(asked: Asked) {
  const html = drawn(<CookieDialog {...asked} />, 'en')
  return [...html.matchAll(/<input type="checkbox"[^>]*>/g)].map(([box]) => [
    box.match(/value="(\w+)"/)?.[1],
    / checked=""/.test(box),
    / disabled=""/.test(box),
  ])
}

test('[4.04, 9.12] there are five options, of which the necessary one is on and cannot be put off', () => {
  expect(boxes({ agreed: [], isReopened: false })).toEqual([
    ['functional', true, true],
    ['social', false, false],
    ['analytical', false, false],
    ['marketing', false, false],
    ['unclassified', false, false],
  ])
})

test('[4.04] opened again, it shows what was agreed to', () => {
  const agreed = ['analytical', 'unclassified']
  const ticked = boxes({ agreed, isReopened: true }).filter(([, isTicked]) => isTicked)
  expect(ticked.map(([value]) => value)).toEqual(['functional', ...agreed])
})

test('[4.04] it is answered with none, all or what is ticked', () => {
  const html = drawn(<CookieDialog agreed={[]} isReopened={false} />, 'en')
  const answers = [...html.matchAll(/<button[^>]*>/g)].map(([button]) => button)
  for (const button of answers) expect(button).toMatch(/type="submit".* name="choice"/)
  expect(answers.map((button) => button.match(/value="(\w+)"/)?.[1])).toEqual([
    'none',
    'all',
    'chosen',
  ])
})
