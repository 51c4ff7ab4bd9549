import type { Field } from './form'

type Kind<Name extends Field['kind']> = Extract<Field, { kind: Name }>
type Wish<Name extends Field['kind']> = Partial<Omit<Kind<Name>, 'kind'>>

const required = true
export const titles = ['mr', 'ms', 'miss'] as const
export type Title = (typeof titles)[number]
export const timeSlots = ['morning', 'afternoon', 'evening'] as const
export const contactDevices = ['phone', 'email'] as const

/** Spec 3, form persons: the same question is asked in the same words on every form. */
export const person = {
  title: {
    kind: 'choice',
    list: 'title',
    options: titles,
    label: 'title',
    required,
    empty: 'ALERT_TITLE_EMPTY',
    autoComplete: 'honorific-prefix',
  },
  firstName: {
    kind: 'text',
    longest: 80,
    label: 'firstName',
    required,
    empty: 'ALERT_FIRST_NAME_EMPTY',
    autoComplete: 'given-name',
  },
  lastName: {
    kind: 'text',
    longest: 80,
    label: 'lastName',
    required,
    empty: 'ALERT_LAST_NAME_EMPTY',
    autoComplete: 'family-name',
  },
  email: {
    kind: 'email',
    label: 'email',
    required,
    empty: 'ALERT_EMAIL_EMPTY',
    autoComplete: 'email',
  },
  phone: {
    kind: 'tel',
    longest: 30,
    label: 'phone',
    required,
    empty: 'ALERT_PHONE_EMPTY',
    autoComplete: 'tel',
  },
  street: {
    kind: 'text',
    longest: 120,
    label: 'street',
    required,
    empty: 'ALERT_ADDRESS_EMPTY',
    autoComplete: 'address-line1',
  },
  zip: {
    kind: 'zip',
    longest: 10,
    label: 'zip',
    required,
    empty: 'ALERT_ZIP_EMPTY',
    autoComplete: 'postal-code',
  },
  city: {
    kind: 'text',
    longest: 80,
    label: 'city',
    required,
    empty: 'ALERT_CITY_EMPTY',
    autoComplete: 'address-level2',
  },
  slot: {
    kind: 'choice',
    list: 'slot',
    options: timeSlots,
    label: 'slot',
    required: false,
    empty: 'ALERT_CHOICE_EMPTY',
  },
  device: {
    kind: 'choice',
    list: 'device',
    options: contactDevices,
    label: 'device',
    required: false,
    empty: 'ALERT_CHOICE_EMPTY',
  },
} as const satisfies Record<string, Field>

const { title, firstName, lastName, email, phone } = person

/** Who sends a form, and how we reach them. */
export const sender = { title, firstName, lastName, email, phone }
export const senderByMail = { ...sender, phone: optional(phone) }

export function optional<const Of extends Field>(field: Of) {
  return { ...field, required: false } as Omit<Of, 'required'> & { required: false }
}

export function inStep<const Of extends Field, const Step extends NonNullable<Field['step']>>(
  step: Step,
  field: Of,
) {
  return { ...field, step }
}

export function longText<const Of extends Wish<'long-text'>>(wish: Of) {
  return {
    kind: 'long-text',
    longest: 5_000,
    label: 'remark',
    empty: 'ALERT_MESSAGE_EMPTY',
    required: false,
    ...wish,
  } as const
}
