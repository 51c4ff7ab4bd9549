import { expect, test } from 'vitest'
import { agentFor } from './agent-for'

const agent = (id: number, zipStarts: string[], goal: 'sale' | 'rent' | null = null) => ({
  id,
  isActive: true,
  zipStarts,
  goal,
})
const agents = [agent(1, []), agent(2, ['32']), agent(3, ['320']), agent(4, [], 'rent')]
const sale = { zip: '3200', goal: 'sale' } as const

test.each([
  ['the closest postal code', sale, null, 3],
  ['a wider one', { ...sale, zip: '3270' }, null, 2],
  ['nobody near: the first', { ...sale, zip: '9000' }, null, 1],
  ['a home to rent', { zip: '9000', goal: 'rent' } as const, null, 4],
  ['who was named', sale, 1, 1],
  ['someone who left', sale, 9, 3],
])('%s', (_, property, named, id) => {
  expect(agentFor(property, agents, named)?.id).toBe(id)
})

test('without agents there are no viewings', () => {
  expect(agentFor(sale, [{ ...agent(1, []), isActive: false }], 1)).toBeUndefined()
})

test.each([
  [
    'the longest of its postal codes counts',
    '3200',
    [agent(1, ['320']), agent(2, ['3', '3200'])],
    2,
  ],
  ['a code further on is no beginning', '9320', [agent(1, []), agent(2, ['320'])], 1],
  ['one figure is nearer than none', '3200', [agent(1, []), agent(2, ['3'])], 2],
  ['alike: the first that came', '3200', [agent(8, ['3']), agent(5, ['3'])], 5],
  ['the goal decides between equal codes', '3200', [agent(1, ['3']), agent(2, ['3'], 'sale')], 2],
  ['a closer code goes before the goal', '3200', [agent(1, ['3'], 'sale'), agent(2, ['32'])], 2],
  ['the goal of another home', '3200', [agent(1, ['3200'], 'rent'), agent(2, [])], 2],
] as const)('%s', (_, zip, colleagues, id) => {
  expect(agentFor({ zip, goal: 'sale' }, [...colleagues], null)?.id).toBe(id)
})

test('whoever was named but left does not show it', () => {
  const gone = { ...agent(1, ['3200']), isActive: false }
  expect(agentFor(sale, [gone, agent(2, [])], 1)?.id).toBe(2)
})
