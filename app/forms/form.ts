import type { Language } from '../language/languages'
import type messages from '../language/messages/nl/enquiries.json'
import type { Kept } from './kept/kept-months'

export type Alert = keyof (typeof messages)['alert']
export type Label = keyof (typeof messages)['field']
type Help = keyof (typeof messages)['help']
type OptionTexts = (typeof messages)['option']
type OptionList = keyof OptionTexts
export type StepName = keyof (typeof messages)['step']

type FieldBase = {
  label: Label
  required: boolean
  /** Said when the field is required and left empty. */
  empty: Alert
  help?: Help
  autoComplete?: string
  /** Of a form in steps: where it is asked. */
  step?: StepName
}

export type Field =
  | (FieldBase & { kind: 'text' | 'tel'; longest: number })
  /** Of a place in Belgium, or of where a person lives. */
  | (FieldBase & { kind: 'zip'; longest: number; place?: 'belgium' })
  | (FieldBase & { kind: 'email' })
  | (FieldBase & { kind: 'long-text'; longest: number })
  /** One of a few, all in sight, or one of many in a list; their texts are under option.<list>. */
  | (FieldBase & { kind: 'choice' | 'select'; list: OptionList; options: readonly string[] })
  | (FieldBase & { kind: 'check' })
  | (FieldBase & { kind: 'day' })
  | (FieldBase & { kind: 'money'; lowest: number; highest: number })
  | (FieldBase & { kind: 'number'; lowest: number; highest: number; unit?: 'm²' })
  | (FieldBase & { kind: 'files'; atMost: number; accept: FileKinds })

export type FileKinds = 'pictures' | 'papers'
type Fields = Record<string, Field>

type Answer<Of extends Field> = Of extends { kind: 'money' | 'number' }
  ? number
  : Of extends { kind: 'check' }
    ? boolean
    : Of extends { kind: 'files' }
      ? string[]
      : Of extends { options: readonly (infer Option)[] }
        ? Option
        : string

export type AnswersTo<Form extends { fields: Fields }> = {
  [Name in keyof Form['fields']]: Form['fields'][Name] extends { required: true }
    ? Answer<Form['fields'][Name]>
    : Answer<Form['fields'][Name]> | undefined
}

/** As stored: by field, in the order of the form. */
export type StoredAnswers = Record<string, string | number | boolean | string[]>

export type FormProblem = { field: string; alert: Alert }

export type Form<Of extends Fields = Fields> = {
  name: string
  /** What the form is about: its page then carries the id of that thing. */
  about: 'nothing' | 'property' | 'project'
  /** The last part of its address; null when the form has a page of its own. */
  slugs: Record<Language, string> | null
  /** Its own words in the address of its thank-you page; without them its name. */
  thanks?: Record<Language, string>
  /** Everyone proves to be human, or only who looks like a robot. */
  captcha: 'always' | 'in-doubt'
  /** As what we keep what was sent, for its months; the nightly job deletes it afterwards. */
  kept: Kept
  steps?: readonly StepName[]
  /** The last step repeats all that was answered before it is sent. */
  hasRecap?: boolean
  fields: Of
  /** What one field alone cannot know. `today` is a day in Brussels. */
  check?: (answers: { [Name in keyof Of]?: Answer<Of[Name]> }, today: string) => FormProblem[]
}

/** One description drives the page, both checks, the stored record and the letters. */
export function defineForm<const Of extends Fields>(form: Form<Of>): Form<Of> {
  return form
}

export function fieldsOfStep(form: Form, step: StepName | undefined): [string, Field][] {
  const all = Object.entries(form.fields)
  return step ? all.filter(([, field]) => field.step === step) : all
}
