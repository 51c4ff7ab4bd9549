import { expect, test } from 'vitest'
import type * as z from 'zod'
import { newColleague, staffMember } from '../../accounts/staff.form'
import {
  contactForm,
  figuresForm,
  invitationForm,
  mediumForm,
  ownerEdit,
  taskForm,
} from '../../activity/owner.form'
import { agentForm, viewingDaysForm, viewingRulesForm } from '../../appointments/agents/agent.form'
import { staffBookingForm } from '../../appointments/agents/staff-booking.form'
import { outcomeForm } from '../../appointments/outcome.form'
import { contactForm as cardForm } from '../../contacts/contact.form'
import { firstRuleBook } from '../../costs/rules/first-rule-book'
import { ruleEdit, ruleSuccessor } from '../../costs/rules/rule-edit.form'
import { credentialShapes } from '../../feed/crm/open-crm.server'
import { sourceSettings } from '../../feed/crm/source-settings'
import { languages } from '../../language/languages'
import { messagesIn } from '../../language/messages.server'
import { newProject } from '../../projects/new-project.form'
import { projectEdit } from '../../projects/project-edit'
import { newProperty } from '../../properties/office/new-property.form'
import { propertyEdit } from '../../properties/office/property-edit'
import { describeSchema } from './describe-schema'
import type { FieldNode } from './field-node'

/** Every form of the office, with the messages it takes its labels from. */
const forms: [name: string, namespace: string, schema: z.ZodType][] = [
  ['a new colleague', 'office', newColleague],
  ['a colleague', 'office', staffMember],
  ['a rule', 'office', ruleEdit],
  ['the next value of a rule', 'office', ruleSuccessor],
  ['an owner', 'office-owners', ownerEdit],
  ['an invitation', 'office-owners', invitationForm],
  ['a contact', 'office-owners', contactForm],
  ['a medium', 'office-owners', mediumForm],
  ['the figures of a medium', 'office-owners', figuresForm],
  ['a task of an owner', 'office-owners', taskForm],
  ['a card', 'office-contacts', cardForm],
  ['an agent', 'office-agenda', agentForm],
  ['days that differ', 'office-agenda', viewingDaysForm],
  ['how a property is shown', 'office-agenda', viewingRulesForm],
  ['a viewing booked by staff', 'office-agenda', staffBookingForm],
  ['how a viewing went', 'office-agenda', outcomeForm],
  ['the credentials of Whise', 'office-sources', credentialShapes.whise],
  ['the credentials of Omnicasa', 'office-sources', credentialShapes.omnicasa],
  ['the credentials of Skarabee', 'office-sources', credentialShapes.skarabee],
  ['the credentials of SweepBright', 'office-sources', credentialShapes.sweepbright],
  ['how a source is read', 'office-sources', sourceSettings],
  ['a property', 'office-properties', propertyEdit],
  ['a new property', 'office-properties', newProperty],
  ['a project', 'office-properties', projectEdit],
  ['a new project', 'office-properties', newProject],
]

test.each(forms)(
  '%s has a label for each field, and words for each choice',
  (_, namespace, schema) => {
    const { exists } = messagesIn('nl')
    const missing = keysOf(describeSchema(schema)).filter(
      (key) => !exists(`${namespace}:${key}`) && !exists(`office:${key}`),
    )
    expect(missing).toEqual([])
  },
)

function keysOf(fields: FieldNode[]): string[] {
  return fields.flatMap((field) => {
    const label = `field.${field.name}`
    if (field.kind === 'group') return [label, ...keysOf(field.fields)]
    if (field.kind === 'list') return [label, ...keysOf([field.item])]
    if (field.kind !== 'choice' && field.kind !== 'choices') return [label]
    return [label, ...field.options.map((option) => `option.${field.name}.${option}`)]
  })
}

test.each(languages)('every rule of the book has a name in %s', (language) => {
  const { exists } = messagesIn(language)
  const composed = /^(mention|renovation-(cost|area|saving|present-since)|notary-fee(-upto)?)-/
  const names = firstRuleBook.map(({ rule }) => composed.exec(rule)?.[1] ?? rule)
  expect(names.filter((name) => !exists(`office:rule-name.${name}`))).toEqual([])
})
