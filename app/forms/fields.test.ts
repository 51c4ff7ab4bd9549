import { expect, test } from 'vitest'
import { contactDevices, person, timeSlots, titles } from './fields'

test('[3.18] a person is asked for in the same words on every form', () => {
  expect(titles).toEqual(['mr', 'ms', 'miss'])
  expect(timeSlots).toHaveLength(3)
  expect(contactDevices).toEqual(['phone', 'email'])
  expect(Object.keys(person)).toEqual(
    expect.arrayContaining([
      'title',
      'firstName',
      'lastName',
      'email',
      'phone',
      'street',
      'zip',
      'city',
      'slot',
      'device',
    ]),
  )
})
