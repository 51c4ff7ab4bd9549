import { expect, test } from 'vitest'
import { teamMember } from '../team-member'
import { shownMember } from './shown-content'

test.each([
  ['016234530', '016 23 45 30'],
  ['0475/12.34.56', '0475 12 34 56'],
  [null, null],
])('[5.07] the number %s of a colleague is told as %s', (phone, told) => {
  const known = { id: 1, categoryId: 4, name: 'Nele', function: { nl: 'Makelaar' } }
  const member = teamMember.parse({ ...known, phone })
  expect(shownMember(member, new Map(), 'nl').phone).toBe(told)
})
