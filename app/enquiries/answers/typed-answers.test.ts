import { expect, test } from 'vitest'
import type { Form } from '../../forms/form'
import { unreachable } from '../../forms/form-state'
import { formNamed } from '../forms'
import { typedAnswers } from './typed-answers'

const offer = formNamed('purchase-offer') as Form

test('what was typed is read as it would be stored', () => {
  const values = { amount: '379.000', validUntil: '2026-03-10', conditions: ' ', isBinding: 'on' }
  expect(typedAnswers(offer, { ...unreachable, values })).toEqual({
    amount: 379_000_00,
    validUntil: '2026-03-10',
  })
})

test('an amount that is none is left out', () => {
  expect(typedAnswers(offer, { ...unreachable, values: { amount: 'veel' } })).toEqual({})
})

test('files are told by their names', () => {
  const files = { papers: [{ token: 'secret', name: 'loonbrief.pdf', bytes: 10 }] }
  expect(typedAnswers(formNamed('rental-file') as Form, { ...unreachable, files })).toEqual({
    papers: ['loonbrief.pdf'],
  })
})
