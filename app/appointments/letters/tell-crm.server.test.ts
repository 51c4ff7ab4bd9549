import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aBooking } from '../../../testing/viewing-samples'
import { giveHome, listeningSource, owed } from '../../feed/notices/testing.server'
import { bookViewing } from '../booking/book-viewing.server'
import { confirmByMail } from '../booking/confirm-by-mail.server'
import { cancelViewing } from '../cancel-viewing.server'
import { moveViewing } from '../move-viewing.server'
import { at, openViewingStage } from '../testing'

const stage = await openViewingStage()
const { db } = stage

test('[7.01] a viewing that is booked, moved and cancelled is one thing to the CRM', async () => {
  await listeningSource(db)
  await giveHome(db, 'whise', stage.propertyId, '8101')
  const { id } = await stage.booked('18T09:00')
  const told = async () => (await owed(db)).map(({ content }) => content)
  expect(await told()).toMatchObject([
    { kind: 'viewing', about: { property: '8101' }, isCancelled: false },
  ])
  await moveViewing(stage, { appointmentId: id, startsAt: at('19T10:00') })
  expect(await told()).toMatchObject([{ startsAt: at('19T10:00').toISOString() }])
  await cancelViewing(stage, { appointmentId: id, by: 'visitor' })
  expect(await told()).toMatchObject([{ isCancelled: true }])
})

test('[7.01] a seat that is only held is told to nobody until the mail is answered', async () => {
  await db.execute(sql`delete from feed_notices`)
  await listeningSource(db)
  const wish = aBooking({ propertyId: stage.propertyId, startsAt: at('18T09:00') })
  const answer = await bookViewing(stage, { ...wish, isHeld: true })
  if (answer.outcome !== 'booked') throw new Error(answer.outcome)
  expect(await owed(db)).toEqual([])
  await confirmByMail(stage, answer.appointment.id)
  expect(await owed(db)).toHaveLength(1)
})
