import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { messagesIn } from '../../language/messages.server'
import { MessagesProvider } from '../../language/messages-provider'
import { EditForm } from '../form/edit-form'
import { isSaid } from '../form/is-said'
import type { Problems } from '../form/problems'
import { stockForms } from './stock-forms'

const { fields, fits } = stockForms.property
type Values = Record<string, Record<string, unknown>>

function draw(values: Values, problems: Problems = {}): string {
  const given = { fields, values, fits, problems }
  const form = <EditForm namespace="office-properties" {...given} />
  return renderToStaticMarkup(<MessagesProvider i18n={messagesIn('nl')}>{form}</MessagesProvider>)
}

const namesIn = (html: string) =>
  [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name).sort()
/** What a colleague sees without opening a fold. */
function unfolded(html: string): ReturnType<typeof namesIn> {
  const innermost = /<details([^>]*)>((?:(?!<details)[\s\S])*?)<\/details>/
  if (!innermost.test(html)) return namesIn(html)
  return unfolded(
    html.replace(innermost, (_, marks: string, inside: string) =>
      marks.includes('open') ? inside : '',
    ),
  )
}

const plot = { identity: { reference: 'A-1', goal: 'sale', type: 4 } }
const home = { identity: { reference: 'A-1', goal: 'rent', type: 2 } }

test('a form sends every field, whatever is sold or let: nothing is lost by what is not shown', () => {
  const whole = namesIn(draw({ identity: { goal: 'sale', type: 31 } }))
  expect(whole).toContain('building.bedrooms')
  for (const goal of ['sale', 'rent']) {
    for (const type of [1, 2, 3, 4, 5, 6, 7]) {
      expect(namesIn(draw({ identity: { goal, type } }))).toEqual(whole)
    }
  }
})

test('what does not fit is folded away, unless somebody filled it in', () => {
  expect(unfolded(draw(plot))).not.toContain('building.bedrooms')
  expect(unfolded(draw(plot))).not.toContain('energy.certificate')
  expect(unfolded(draw(plot))).toContain('surfaces.plotWidth')
  expect(unfolded(draw(home))).toContain('building.bedrooms')
  expect(unfolded(draw(home))).not.toContain('annuity.bouquet')
  const fed = { ...plot, building: { bedrooms: 0 }, energy: { heating: { fr: 'Gaz' } } }
  expect(unfolded(draw(fed))).toEqual(
    expect.arrayContaining(['building.bedrooms', 'energy.heating.known']),
  )
  expect(unfolded(draw(fed))).not.toContain('energy.certificate')
  const words = { ...plot, energy: { heating: { fr: 'Poêle de masse' } } }
  expect(unfolded(draw(words))).toContain('energy.heating.fr')
})

test('what was refused stands in sight', () => {
  const problems = { 'building.bedrooms': { key: 'invalid' } } as const
  expect(unfolded(draw(plot, problems))).toContain('building.bedrooms')
})

test.each<[kind: 'check' | 'yes-no' | 'number' | 'translated', value: unknown, said: boolean]>([
  ['check', false, false],
  ['check', true, true],
  ['yes-no', false, true],
  ['yes-no', null, false],
  ['number', 0, true],
  ['translated', {}, false],
  ['translated', { fr: 'Gaz' }, true],
])('a %s with %j says something: %s', (kind, value, said) => {
  const field = { name: 'x', isRequired: false, isNullable: true, widget: 'line', isWhole: true }
  expect(isSaid({ ...field, kind }, value)).toBe(said)
})
