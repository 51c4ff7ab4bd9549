import { inStep, longText, person } from '../../forms/fields'
import { defineForm, type FormProblem } from '../../forms/form'

const weeks = ['3', '4', '6'] as const
const hours = ['12:00', '18:00', '20:00'] as const

/** An offer binds once the owner accepts it in time (notaris.be), so it says until when it stands. */
export const form = defineForm({
  name: 'purchase-offer',
  about: 'property',
  slugs: { nl: 'bod', fr: 'offre', en: 'offer', de: 'kaufangebot' },
  captcha: 'in-doubt',
  kept: 'offer',
  steps: ['offer', 'buyer', 'confirm'],
  hasRecap: true,
  fields: {
    amount: {
      kind: 'money',
      lowest: 100_000,
      highest: 10_000_000_000,
      label: 'amount',
      required: true,
      empty: 'ALERT_AMOUNT_EMPTY',
      step: 'offer',
    },
    validUntil: {
      kind: 'day',
      label: 'validUntil',
      required: true,
      help: 'valid-until',
      empty: 'ALERT_VALID_UNTIL_EMPTY',
      step: 'offer',
    },
    validHour: {
      kind: 'select',
      list: 'hour',
      options: hours,
      label: 'validHour',
      required: true,
      empty: 'ALERT_CHOICE_EMPTY',
      help: 'valid-hour',
      step: 'offer',
    },
    financing: {
      kind: 'choice',
      list: 'financing',
      options: ['loan', 'none'],
      label: 'financing',
      required: true,
      empty: 'ALERT_CHOICE_EMPTY',
      step: 'offer',
    },
    loanAmount: {
      kind: 'money',
      lowest: 100_000,
      highest: 10_000_000_000,
      label: 'loanAmount',
      required: false,
      empty: 'ALERT_LOAN_EMPTY',
      help: 'loan',
      step: 'offer',
    },
    loanWeeks: {
      kind: 'select',
      list: 'weeks',
      options: weeks,
      label: 'loanWeeks',
      required: false,
      empty: 'ALERT_LOAN_EMPTY',
      step: 'offer',
    },
    conditions: inStep('offer', longText({ label: 'conditions', help: 'conditions' })),
    title: inStep('buyer', person.title),
    firstName: inStep('buyer', person.firstName),
    lastName: inStep('buyer', person.lastName),
    street: inStep('buyer', person.street),
    zip: inStep('buyer', person.zip),
    city: inStep('buyer', person.city),
    email: inStep('buyer', person.email),
    phone: inStep('buyer', person.phone),
    secondBuyer: inStep('buyer', {
      kind: 'text',
      longest: 160,
      label: 'secondBuyer',
      required: false,
      empty: 'ALERT_LAST_NAME_EMPTY',
    }),
    isBinding: {
      kind: 'check',
      label: 'isBinding',
      required: true,
      step: 'confirm',
      empty: 'ALERT_BINDING_EMPTY',
    },
  },
  check({ validUntil, financing, loanAmount, loanWeeks }, today) {
    const problems: FormProblem[] = []
    if (validUntil && validUntil <= today) {
      problems.push({ field: 'validUntil', alert: 'ALERT_DATE_PAST' })
    }
    if (financing === 'loan' && !loanAmount) {
      problems.push({ field: 'loanAmount', alert: 'ALERT_LOAN_EMPTY' })
    }
    if (financing === 'loan' && !loanWeeks) {
      problems.push({ field: 'loanWeeks', alert: 'ALERT_LOAN_EMPTY' })
    }
    return problems
  },
})
