import { inStep, longText, optional, person } from '../../forms/fields'
import { defineForm } from '../../forms/form'

const types = ['house', 'apartment', 'villa', 'land', 'commercial', 'other'] as const
const states = ['ready', 'refresh', 'renovate', 'build'] as const
const goals = ['sale', 'rent', 'curious'] as const
const terms = ['now', 'half-year', 'later', 'unknown'] as const
const required = true

/** The free valuation. */
export const form = defineForm({
  name: 'contact-demand',
  about: 'nothing',
  slugs: null,
  thanks: {
    nl: 'gratis-schatting',
    fr: 'estimation-gratuite',
    en: 'free-valuation',
    de: 'kostenlose-schaetzung',
  },
  captcha: 'in-doubt',
  keepMonths: 24,
  steps: ['address', 'home', 'plans', 'person'],
  fields: {
    street: inStep('address', { ...person.street, label: 'streetOfHome' }),
    zip: inStep('address', person.zip),
    city: inStep('address', person.city),
    type: {
      ...{ kind: 'choice', list: 'type', options: types, label: 'type', step: 'home' },
      ...{ required, empty: 'ALERT_TYPE_EMPTY' },
    },
    facades: {
      ...{ kind: 'choice', list: 'facades', options: ['2', '3', '4'], label: 'facades' },
      ...{ required: false, empty: 'ALERT_CHOICE_EMPTY', step: 'home' },
    },
    livingArea: {
      ...{ kind: 'number', lowest: 5, highest: 20_000, unit: 'm²', label: 'livingArea' },
      ...{ required: false, empty: 'ALERT_NUMBER_INVALID', help: 'living-area', step: 'home' },
    },
    groundArea: {
      ...{ kind: 'number', lowest: 5, highest: 5_000_000, unit: 'm²', label: 'groundArea' },
      ...{ required: false, empty: 'ALERT_NUMBER_INVALID', help: 'ground-area', step: 'home' },
    },
    bedrooms: {
      ...{ kind: 'choice', list: 'bedrooms', options: ['1', '2', '3', '4', '5'] },
      ...{ label: 'bedrooms', required: false, empty: 'ALERT_CHOICE_EMPTY', step: 'home' },
    },
    state: {
      ...{ kind: 'choice', list: 'state', options: states, label: 'state', step: 'home' },
      ...{ required, empty: 'ALERT_STATE_EMPTY' },
    },
    photos: {
      ...{ kind: 'files', atMost: 8, accept: 'pictures', label: 'photos', step: 'home' },
      ...{ required: false, empty: 'ALERT_FILE_EMPTY', help: 'photos' },
    },
    goal: {
      ...{ kind: 'choice', list: 'goal', options: goals, label: 'goal', step: 'plans' },
      ...{ required, empty: 'ALERT_GOAL_EMPTY' },
    },
    term: {
      ...{ kind: 'choice', list: 'term', options: terms, label: 'term', step: 'plans' },
      ...{ required: false, empty: 'ALERT_CHOICE_EMPTY' },
    },
    remark: inStep('plans', longText({})),
    title: inStep('person', person.title),
    firstName: inStep('person', person.firstName),
    lastName: inStep('person', person.lastName),
    email: inStep('person', person.email),
    phone: inStep('person', person.phone),
    slot: inStep('person', optional(person.slot)),
  },
})
