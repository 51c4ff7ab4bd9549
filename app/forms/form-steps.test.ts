import { expect, test } from 'vitest'
import { formNamed } from '../enquiries/forms'
import type { Form } from './form'
import type { FormState } from './form-state'
import { currentStep, isLastStep, stepAfter, stepBefore, stepOfFirstError } from './form-steps'

const offer = formNamed('purchase-offer') as Form
const contact = formNamed('site-contact') as Form

test('[9.19] an offer is made in three steps', () => {
  const walk = (['offer', 'buyer', 'confirm'] as const).map((step) => [
    currentStep(offer, step),
    stepBefore(offer, step),
    stepAfter(offer, step),
    isLastStep(offer, step),
  ])
  expect(walk).toEqual([
    ['offer', 'offer', 'buyer', false],
    ['buyer', 'offer', 'confirm', false],
    ['confirm', 'buyer', null, true],
  ])
})

test('an unknown step is the first, and without one the form is sent at once', () => {
  expect(currentStep(offer, 'elsewhere')).toBe('offer')
  expect(isLastStep(offer, undefined)).toBe(true)
  expect(stepBefore(offer, undefined)).toBe('offer')
})

test('a form without steps is its own last step', () => {
  expect(currentStep(contact, 'offer')).toBeUndefined()
  expect(isLastStep(contact, undefined)).toBe(true)
  expect(isLastStep(contact, 'offer')).toBe(false)
  expect(stepAfter(contact, undefined)).toBeNull()
  expect(stepBefore(contact, undefined)).toBeNull()
})

test('an error brings back the step of the first wrong field', () => {
  const at = (form: Form, errors: FormState['errors'], step: FormState['step']) =>
    stepOfFirstError(form, { errors, step } as FormState)
  expect(
    at(offer, { email: ['ALERT_EMAIL_EMPTY'], isBinding: ['ALERT_BINDING_EMPTY'] }, 'confirm'),
  ).toBe('buyer')
  expect(at(offer, {}, 'confirm')).toBe('confirm')
  expect(at(contact, { email: ['ALERT_EMAIL_EMPTY'] }, null)).toBeNull()
})
