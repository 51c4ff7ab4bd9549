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
])('%s', (_, home, named, id) => {
  expect(agentFor(home, agents, named)?.id).toBe(id)
})

test('without agents there are no visits', () => {
  expect(agentFor(sale, [{ ...agent(1, []), isActive: false }], 1)).toBeUndefined()
})
