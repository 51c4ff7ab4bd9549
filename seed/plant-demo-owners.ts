import { hashPassword } from '../app/accounts/passwords/password-hash.server'
import { insertAccount } from '../app/accounts/queries.server'
import { noteActivity } from '../app/activity/note-activity.server'
import { insertOwnerTasks, insertPageViews, saveMedia } from '../app/activity/queries.server'
import type { Database } from '../app/database/client.server'
import { brusselsDay } from '../app/language/brussels-day'
import { addDays, dayCount } from '../app/language/calendar-day'
import type { Language } from '../app/language/languages'
import { giveToOwner } from '../app/properties/owned/owned-queries.server'
import { addHistory } from '../app/properties/stored/write-queries.server'
import { demoActivity } from './owners/demo-activity'
import { demoOwners, propertiesOfOwner } from './owners/demo-owners'
import { demoPageViews } from './owners/demo-page-views'
import { textsFor } from './owners/demo-texts'
import { diceFor } from './properties/dice'
import { type Property, propertiesOn } from './properties/property'
import { shelves } from './properties/stock'

/** Three owners to look over the shoulder of; their history ends today, whenever today is. */
export async function plantDemoOwners(db: Database, now: Date, hasAccounts: boolean) {
  const today = brusselsDay(now)
  const properties = propertiesOn(today)
  const told = new Set<number>()
  for (const owner of hasAccounts ? demoOwners : []) {
    const { email, name, language, password } = owner
    const passwordHash = await hashPassword(password)
    const account = await insertAccount(db, {
      email,
      name,
      language,
      passwordHash,
      role: 'owner' as const,
      createdAt: now,
    })
    if (!account) continue
    const plans = propertiesOfOwner(
      owner,
      properties.map(({ plan }) => plan),
      today,
    )
    const ids = plans.map(({ id }) => id)
    await giveToOwner(db, account.id, ids)
    const theirs = properties.filter(({ plan }) => ids.includes(plan.id))
    for (const [turn, property] of theirs.entries()) {
      await plantStory(db, property, { today, language, isFirst: turn === 0 })
      told.add(property.plan.id)
    }
  }
  const others = properties.filter(({ plan }) => !told.has(plan.id))
  await plantQuietViewings(db, others, today)
}

/** Every property has some, or there would be nothing to compare with. */
async function plantQuietViewings(db: Database, properties: Property[], today: string) {
  const rows = properties.flatMap(({ plan }) => {
    const dice = diceFor(`quiet visits ${plan.id}`)
    const usual = dice.whole(8, 45)
    return Array.from({ length: 30 }, (_, age) => addDays(today, -1 - age))
      .filter((day) => day >= plan.published)
      .map((day) => {
        const visitors = Math.round(usual * (dice.whole(60, 140) / 100))
        const views = Math.round(visitors * 1.5)
        return {
          propertyId: plan.id,
          day,
          source: 'site',
          language: 'nl',
          visitors,
          views,
        } as const
      })
  })
  await insertPageViews(db, rows)
}

type Setting = { today: string; language: Language; isFirst: boolean }

/** What happened to one property between the day it came online and today, or the day it was sold. */
async function plantStory(db: Database, { plan, price }: Property, setting: Setting) {
  const { today, language } = setting
  const propertyId = plan.id
  const isSold = plan.status === shelves.sold.status
  const to = isSold ? addDays(today, -12) : today
  const oldest = addDays(today, -90)
  const from = plan.published < oldest ? oldest : plan.published
  const priceCutOn = addDays(to, isSold ? -20 : -9)
  await insertPageViews(db, demoPageViews({ propertyId, from, to: today, language, priceCutOn }))
  for (const told of demoActivity({ propertyId, from, to, today, language }))
    await noteActivity(db, told)
  await plantHistory(db, { propertyId, from, to, priceCutOn, price, isSold })
  await saveMedia(db, mediaOf(propertyId, from, today, language))
  if (!setting.isFirst || isSold) return
  await insertOwnerTasks(
    db,
    textsFor(language).tasks.map(({ inDays, ...task }) => ({
      ...task,
      propertyId,
      dueOn: addDays(today, inDays),
      askedAt: morning(today),
    })),
  )
}

type Course = {
  propertyId: number
  from: string
  to: string
  priceCutOn: string
  price: number
  isSold: boolean
}

async function plantHistory(db: Database, course: Course) {
  const { propertyId, from, to, priceCutOn, price, isSold } = course
  const cents = price * 100
  const before = Math.round((cents * 1.03) / 500_000) * 500_000
  const happened = (day: string, ...events: Parameters<typeof addHistory>[2]) =>
    addHistory(db, morning(day), events)
  await happened(addDays(from, 1), { propertyId, kind: 'pictures', before: 0, after: 14 })
  if (before > cents)
    await happened(priceCutOn, { propertyId, kind: 'price', before, after: cents })
  if (isSold) {
    await happened(addDays(to, -6), {
      propertyId,
      kind: 'status',
      before: 'available',
      after: 'option',
    })
    await happened(to, { propertyId, kind: 'status', before: 'option', after: 'sold' })
  }
}

function mediaOf(propertyId: number, from: string, today: string, language: Language) {
  const days = Math.round(dayCount(from, today))
  const { board, window } = textsFor(language).media
  const common = { propertyId, since: addDays(from, 1), toldAt: morning(today) }
  return [
    {
      ...common,
      medium: 'Woonkaart',
      url: 'https://woonkaart.example/',
      views: days * 38,
      leads: Math.floor(days / 9),
    },
    {
      ...common,
      medium: 'Huizenzoeker',
      url: 'https://huizenzoeker.example/',
      views: days * 14,
      leads: Math.floor(days / 20),
    },
    {
      ...common,
      medium: 'Immo Nord',
      url: 'https://immo-nord.example/',
      views: days * 6,
      leads: 1,
    },
    { ...common, medium: board, since: addDays(from, 3) },
    { ...common, medium: window, since: addDays(from, 4) },
  ]
}

function morning(day: string): Date {
  return new Date(`${day}T08:00:00Z`)
}
