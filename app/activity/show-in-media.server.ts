import { noteChange } from '../journal/queries.server'
import { findPropertyLine } from '../properties/owned/property-line-queries.server'
import type { OwnerTools } from './manage-owner.server'
import { findMedium, insertMedium, updateMedium } from './office-queries.server'
import type { NewMedium } from './owner.form'
import { ownerProperty } from './owner-property'

type Tools = Pick<OwnerTools, 'db' | 'now' | 'staff'>

export async function addMedium({ db, now, staff }: Tools, propertyId: number, medium: NewMedium) {
  if (!(await findPropertyLine(db, propertyId))) return { outcome: 'unknown' as const }
  return db.transaction(async (tx) => {
    const isNew = await insertMedium(tx, { propertyId, ...medium, toldAt: now() })
    if (!isNew) return { outcome: 'known' as const }
    await noteChange(tx, {
      by: staff,
      at: now(),
      subject: ownerProperty(propertyId),
      action: 'add-medium',
      after: medium,
    })
    return { outcome: 'added' as const }
  })
}

type Figures = {
  medium: string
  version: number
  views: number
  leads: number
  endedOn: string | null
}

/** New figures, or the day it ended. */
export async function changeMedium({ db, now, staff }: Tools, propertyId: number, told: Figures) {
  const { medium, version, views, leads, endedOn } = told
  return db.transaction(async (tx) => {
    const before = await findMedium(tx, propertyId, medium)
    if (!before) return { outcome: 'unknown' as const }
    if (endedOn && endedOn < before.since) return { outcome: 'ends-before' as const }
    const change = { views, leads, endedOn, toldAt: now() }
    const isSaved = await updateMedium(tx, { propertyId, medium, version }, change)
    if (!isSaved) return { outcome: 'stale' as const, theirs: before }
    const { views: oldViews, leads: oldLeads, endedOn: oldEnd } = before
    await noteChange(tx, {
      by: staff,
      at: now(),
      subject: ownerProperty(propertyId),
      action: 'change-medium',
      before: { medium, views: oldViews, leads: oldLeads, endedOn: oldEnd },
      after: { medium, views, leads, endedOn },
    })
    return { outcome: 'saved' as const }
  })
}
