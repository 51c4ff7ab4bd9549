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
import { todoForm } from '../../contacts/todos/todo.form'
import { ruleEdit, ruleSuccessor } from '../../costs/rules/rule-edit.form'
import { credentialShapes } from '../../feed/crm/open-crm.server'
import { sourceSettings } from '../../feed/crm/source-settings'
import { newProject } from '../../projects/new-project.form'
import { projectEdit } from '../../projects/project-edit'
import { newProperty } from '../../properties/office/new-property.form'
import { propertyEdit } from '../../properties/office/property-edit'
import { mandateForm } from '../../stock/papers/mandate'

/** Every form of the office, with the messages it takes its labels from. */
export const everyForm: [name: string, namespace: string, schema: z.ZodType][] = [
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
  ['something to do', 'office-todos', todoForm],
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
  ['a mandate', 'office-properties', mandateForm],
  ['a project', 'office-properties', projectEdit],
  ['a new project', 'office-properties', newProject],
]
