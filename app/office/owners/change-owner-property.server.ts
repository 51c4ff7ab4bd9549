import { data, redirect } from 'react-router'
import type * as z from 'zod'
import { askOwner, closeTask } from '../../activity/ask-owner.server'
import { logContact, removeContact, showContact } from '../../activity/log-contact.server'
import { contactForm, figuresForm, mediumForm, taskForm } from '../../activity/owner.form'
import { addMedium, changeMedium } from '../../activity/show-in-media.server'
import { describeSchema } from '../form/describe-schema'
import type { Problems } from '../form/problems'
import { readEdit } from '../form/read-edit'
import type { Typed } from '../form/read-schema-form'
import type { Office } from '../office.server'
import { officePath } from '../office-pages'

type Values = Record<string, unknown>
export type PropertyEdit = { task: 'log' | 'ask' | 'medium'; values: Values; problems: Problems }
export type FiguresEdit = {
  medium: string
  typed: { views: string; leads: string; endedOn: string; version: string }
  problem: 'stale' | 'ends-before' | 'invalid'
}

/** Each form and button of the page; done, it comes back to the page that says so. */
export async function changeOwnerProperty(office: Office, propertyId: number, form: FormData) {
  const done = (what: string) =>
    redirect(`${officePath('owner-property', { id: propertyId })}?done=${what}`, 303)
  const id = Number(form.get('id')) || 0
  const typed = { form, language: office.language }
  switch (form.get('task')) {
    case 'log':
      return fill(typed, 'log', contactForm, async (contact) => {
        const { outcome } = await logContact(office, propertyId, contact)
        if (outcome === 'no-moment') return { at: { key: 'format' } }
        throw done('logged')
      })
    case 'show':
    case 'hide': {
      const isShown = form.get('task') === 'show'
      orMissing(await showContact(office, id, isShown))
      throw done(isShown ? 'shown' : 'hidden')
    }
    case 'remove':
      orMissing(await removeContact(office, id))
      throw done('removed')
    case 'ask':
      return fill(typed, 'ask', taskForm, async (task) => {
        await askOwner(office, propertyId, task)
        throw done('asked')
      })
    case 'close':
    case 'reopen':
      await closeTask(office, String(form.get('id')), form.get('task') === 'close')
      throw done('task')
    case 'medium':
      return fill(typed, 'medium', mediumForm, async (medium) => {
        const { outcome } = await addMedium(office, propertyId, medium)
        if (outcome === 'known') return { medium: { key: 'medium-known' } }
        throw done('medium')
      })
    case 'figures': {
      const refused = await changeFigures(office, propertyId, form)
      if (refused) return refused
      throw done('figures')
    }
    default:
      throw data(null, { status: 400 })
  }
}

/** One form of a schema: the work throws when it is done, or answers with what is wrong. */
async function fill<Schema extends z.ZodType>(
  typed: Typed,
  task: PropertyEdit['task'],
  schema: Schema,
  work: (value: z.output<Schema>) => Promise<Problems>,
) {
  const edit = readEdit(typed, schema, describeSchema(schema))
  if (edit.outcome === 'arranged') throw data(null, { status: 400 })
  const { values } = edit
  if (edit.outcome === 'invalid') {
    return data({ task, values, problems: edit.problems }, { status: 422 })
  }
  return data({ task, values, problems: await work(edit.value) }, { status: 422 })
}

async function changeFigures(office: Office, propertyId: number, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '')
  const medium = text('medium')
  const typed = {
    views: text('views'),
    leads: text('leads'),
    endedOn: text('endedOn'),
    version: text('version'),
  }
  const edit = readEdit(
    { form, language: office.language },
    figuresForm,
    describeSchema(figuresForm),
  )
  if (edit.outcome !== 'valid') {
    return data({ figures: { medium, typed, problem: 'invalid' as const } }, { status: 422 })
  }
  const told = { medium, ...edit.value, version: edit.version }
  const { outcome } = await changeMedium(office, propertyId, told)
  if (outcome === 'saved') return undefined
  if (outcome === 'unknown') throw data(null, { status: 404 })
  const status = outcome === 'stale' ? 409 : 422
  return data({ figures: { medium, typed, problem: outcome } }, { status })
}

function orMissing({ outcome }: { outcome: string }) {
  if (outcome === 'unknown') throw data(null, { status: 404 })
}
