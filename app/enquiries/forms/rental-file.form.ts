import { inStep, person } from '../../forms/fields'
import { defineForm } from '../../forms/form'

/**
 * After the viewing: identity, residence, household and the amount of income. Never its source, nor
 * health, birthplace, nationality, family situation or a court record: refusing on those grounds is
 * forbidden, so they are not asked (law of 10 May 2007; DPA on candidate tenants).
 */
export const form = defineForm({
  name: 'rental-file',
  about: 'property',
  slugs: null,
  captcha: 'in-doubt',
  kept: 'rental-file',
  steps: ['person', 'household', 'review'],
  hasRecap: true,
  fields: {
    title: inStep('person', person.title),
    firstName: inStep('person', person.firstName),
    lastName: inStep('person', person.lastName),
    street: inStep('person', person.street),
    zip: inStep('person', person.zip),
    city: inStep('person', person.city),
    email: inStep('person', person.email),
    phone: inStep('person', person.phone),
    persons: {
      kind: 'number',
      lowest: 1,
      highest: 20,
      label: 'persons',
      required: true,
      empty: 'ALERT_PERSONS_EMPTY',
      step: 'household',
    },
    startDay: {
      kind: 'day',
      label: 'rentFrom',
      required: true,
      step: 'household',
      empty: 'ALERT_START_DAY_EMPTY',
    },
    income: {
      kind: 'money',
      lowest: 0,
      highest: 10_000_000,
      label: 'income',
      required: true,
      empty: 'ALERT_INCOME_EMPTY',
      help: 'income',
      step: 'household',
    },
    papers: {
      kind: 'files',
      atMost: 6,
      accept: 'papers',
      label: 'papers',
      required: false,
      empty: 'ALERT_FILE_EMPTY',
      help: 'papers',
      step: 'household',
    },
    isTrue: {
      kind: 'check',
      label: 'isTrue',
      required: true,
      step: 'review',
      empty: 'ALERT_CONSENT_EMPTY',
    },
  },
  check: ({ startDay }, today) =>
    startDay && startDay < today ? [{ field: 'startDay', alert: 'ALERT_DATE_PAST' }] : [],
})
