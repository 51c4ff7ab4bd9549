import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { insertAccount } from '../accounts/queries.server'
import { listChanges } from '../journal/queries.server'
import { giveToOwner } from '../properties/owned/owned-queries.server'
import { aProperty, insertProperties } from '../properties/testing'
import { askOwner, closeTask } from './ask-owner.server'
import { logContact, removeContact, showContact } from './log-contact.server'
import { noteActivity } from './note-activity.server'
import { listAllActivities, listAllMedia, listTasks } from './office-queries.server'
import { contactForm, mediumForm, type NewContact, taskForm } from './owner.form'
import { countActivities, listOpenTasks } from './owner-queries.server'
import { periodsOn } from './periods'
import { saveMedia } from './queries.server'
import { readReport } from './report-queries.server'
import { addMedium, changeMedium } from './show-in-media.server'

const { db } = await openTestDatabase()
const now = new Date('2026-11-16T06:00:00Z')
const staff = { id: '00000000-0000-4000-8000-000000000001', name: 'Sofie Maes' }
const tools = { db, staff, now: () => now }
await insertProperties(db, [aProperty({ id: 1 })])
const account = await insertAccount(db, {
  email: 'owner@example.be',
  name: 'Nora',
  role: 'owner',
  language: 'nl',
  createdAt: now,
})
const mine = { ownerId: account?.id ?? '', propertyId: 1 }
await giveToOwner(db, mine.ownerId, [1])

const call: NewContact = {
  type: 'call',
  at: '2026-11-15T14:30',
  contact: 'Jan Peeters',
  isShown: true,
  subject: 'Vraag over de kelder',
  comment: 'Bel terug op 0470 12 34 56',
}
const reported = () => readReport(db, { ...mine, periods: periodsOn('2026-11-16'), now })
const actions = async () =>
  (await listChanges(db, { kind: 'owner-property', id: '1' })).map(({ action }) => action)

test('[3.17] the owner reads a call that is shown, without ways to reach anyone; not what is kept inside', async () => {
  expect(await logContact(tools, 1, call)).toEqual({ outcome: 'logged' })
  expect(await logContact(tools, 1, { ...call, type: 'note', isShown: false })).toEqual({
    outcome: 'logged',
  })
  const told = (await reported()).contacts
  expect(told).toMatchObject([
    {
      type: 'call',
      at: '2026-11-15T13:30:00.000Z',
      contact: 'J. P.',
      source: 'phone',
      subject: 'Vraag over de kelder',
      comment: 'Bel terug op …',
    },
  ])
  const counted = await countActivities(db, mine, periodsOn('2026-11-16'), 'contacts')
  expect(counted.total).toBe(1)
  const all = await listAllActivities(db, 1, 10)
  expect(all).toHaveLength(2)
  expect(all.every(({ comment }) => comment.includes('0470 12 34 56'))).toBe(true)
})

test('a note is shown after all, hidden again, and removed; what other rooms told is not', async () => {
  const [note] = (await listAllActivities(db, 1, 10)).filter(({ isShown }) => !isShown)
  const id = note?.id ?? 0
  expect(await showContact(tools, id, true)).toEqual({ outcome: 'changed' })
  expect((await reported()).contacts).toHaveLength(2)
  expect(await showContact(tools, id, false)).toEqual({ outcome: 'changed' })
  expect(await removeContact(tools, id)).toEqual({ outcome: 'removed' })
  expect(await removeContact(tools, id)).toEqual({ outcome: 'unknown' })
  await noteActivity(db, {
    key: 'enquiry:1',
    propertyId: 1,
    at: now,
    type: 'enquiry',
    status: 'new',
    source: 'website',
  })
  const [enquiry] = (await listAllActivities(db, 1, 10)).filter(({ type }) => type === 'enquiry')
  expect(await removeContact(tools, enquiry?.id ?? 0)).toEqual({ outcome: 'unknown' })
  expect(await showContact(tools, enquiry?.id ?? 0, false)).toEqual({ outcome: 'unknown' })
  expect(await actions()).toEqual(['remove-log', 'hide', 'show', 'log', 'log'])
})

test('a call about no property, or on no day, is refused', async () => {
  expect(await logContact(tools, 999, call)).toEqual({ outcome: 'unknown' })
  expect(await logContact(tools, 1, { ...call, at: '2026-02-31T10:00' })).toEqual({
    outcome: 'no-moment',
  })
  expect(contactForm.safeParse({ ...call, subject: ' ' }).success).toBe(false)
  expect(contactForm.safeParse({ ...call, at: 'gisteren' }).success).toBe(false)
})

test('what we wait for stands on the owner’s page until it is there', async () => {
  const task = taskForm.parse({ title: 'EPC', explanation: '', dueOn: null })
  expect(await askOwner(tools, 1, task)).toEqual({ outcome: 'asked' })
  expect(await askOwner(tools, 999, task)).toEqual({ outcome: 'unknown' })
  const [open] = await listOpenTasks(db, mine.ownerId)
  expect(open).toMatchObject({ title: 'EPC', dueOn: null })
  await closeTask(tools, open?.id ?? '', true)
  await closeTask(tools, open?.id ?? '', true)
  expect(await listOpenTasks(db, mine.ownerId)).toEqual([])
  expect(await listTasks(db, 1)).toMatchObject([{ doneAt: now }])
  await closeTask(tools, open?.id ?? '', false)
  expect(await listOpenTasks(db, mine.ownerId)).toHaveLength(1)
  expect((await actions()).slice(0, 3)).toEqual(['open-task', 'close-task', 'ask'])
})

test('a medium is added once, its figures change, it ends; a stale figure is refused', async () => {
  const medium = { medium: 'Woonkaart', url: '', since: '2026-10-01', views: 10, leads: 1 }
  expect(await addMedium(tools, 1, medium)).toEqual({ outcome: 'added' })
  expect(await addMedium(tools, 1, { ...medium, views: 99 })).toEqual({ outcome: 'known' })
  const figures = { medium: 'Woonkaart', version: 1, views: 20, leads: 2, endedOn: null }
  expect(await changeMedium(tools, 1, figures)).toEqual({ outcome: 'saved' })
  expect(await changeMedium(tools, 1, { ...figures, views: 1 })).toMatchObject({
    outcome: 'stale',
    theirs: { views: 20, version: 2 },
  })
  const before = { ...figures, version: 2, endedOn: '2026-09-30' }
  expect(await changeMedium(tools, 1, before)).toEqual({ outcome: 'ends-before' })
  await changeMedium(tools, 1, { ...figures, version: 2, endedOn: '2026-11-01' })
  expect((await reported()).media).toMatchObject([{ views: 20, endedOn: '2026-11-01' }])
  expect(await changeMedium(tools, 1, { ...figures, medium: 'Niets' })).toEqual({
    outcome: 'unknown',
  })
})

test('what a medium tells by file counts as a change for whoever has the form open', async () => {
  const [kept] = await listAllMedia(db, 1)
  await saveMedia(db, [{ propertyId: 1, medium: 'Woonkaart', since: '2026-10-01', toldAt: now }])
  const version = kept?.version ?? 0
  const stale = { medium: 'Woonkaart', version, views: 5, leads: 0, endedOn: null }
  expect(await changeMedium(tools, 1, stale)).toMatchObject({ outcome: 'stale' })
})

test.each([
  [{ url: 'javascript:alert(1)' }],
  [{ views: -1 }],
  [{ since: '2026-13-01' }],
  [{ medium: '' }],
])('%j is no medium', (change) => {
  const medium = { medium: 'Bord', url: '', since: '2026-10-01', views: 0, leads: 0 }
  expect(mediumForm.safeParse(medium).success).toBe(true)
  expect(mediumForm.safeParse({ ...medium, ...change }).success).toBe(false)
})
