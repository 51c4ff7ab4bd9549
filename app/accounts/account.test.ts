import { expect, test } from 'vitest'
import { type Account, isStaff, mayActAs, type Role, staffRoles } from './account'

const account = (role: Role): Account => ({
  id: 'a',
  email: 'an@example.be',
  name: 'An',
  language: 'nl',
  role,
})

test('the office has agents, editors and managers', () => {
  expect(staffRoles).toEqual(['agent', 'editor', 'manager'])
})

test.each([
  ['owner', false, []],
  ['agent', true, ['agent']],
  ['editor', true, ['editor']],
  ['manager', true, ['agent', 'editor', 'manager']],
] as const)('an account of the kind %s', (role, staff, acts) => {
  expect(isStaff(account(role))).toBe(staff)
  expect(staffRoles.filter((each) => mayActAs(account(role), each))).toEqual(acts)
})
