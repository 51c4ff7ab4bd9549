import { letCosts } from '../costs/let-costs'
import { loadRuleBook } from '../costs/rules/queries.server'
import { ruleOn } from '../costs/rules/rule-book'
import { brusselsDay } from '../language/brussels-day'
import { contractOf } from '../properties/contract'
import {
  findPropertyForLetters,
  type PropertyForLetters,
} from '../properties/letter-queries.server'
import { type Region, regionOf } from '../properties/look-ups/region'
import { euros } from '../properties/price'
import { formTexts, type LetterTools, mailTexts } from './letters/letter-tools.server'
import type { Enquiry } from './tables.server'

type Tools = Pick<LetterTools, 'db' | 'now'>

/** Where the rule book knows no region, the law of Flanders is the one the spec quotes. */
const usualRegion: Region = 'flanders'

/** What the law and the property add to a confirmation. */
export async function termsOf(tools: Tools, enquiry: Enquiry): Promise<string[]> {
  const property =
    enquiry.propertyId && (await findPropertyForLetters(tools.db, enquiry.propertyId))
  if (!property) return []
  if (enquiry.form === 'purchase-offer') {
    const { share, isOffPlan } = await offerDeposit(tools, property)
    const t = formTexts(enquiry.language)
    return [t(isOffPlan ? 'offer.deposit-off-plan' : 'offer.deposit', { share })]
  }
  return enquiry.form === 'rental-file' ? rentalTerms(tools, enquiry, property) : []
}

/** In percent: 10 by custom, at most 5 before the deed when bought off plan (Breyne law). */
export async function offerDeposit(
  { db, now }: Tools,
  property: Pick<PropertyForLetters, 'zip' | 'projectId'>,
) {
  const isOffPlan = property.projectId !== null
  const rule = isOffPlan ? 'offer-deposit-off-plan' : 'offer-deposit'
  const region = regionOf(property.zip) ?? usualRegion
  const found = ruleOn(await loadRuleBook(db), rule, region, brusselsDay(now()))
  return { share: (found?.low ?? (isOffPlan ? 500 : 1_000)) / 100, isOffPlan }
}

/** What a tenant pays; the deposit of a property is a number of months that differs by region. */
export async function rentalStart({ db, now }: Tools, property: PropertyForLetters) {
  const { costs } = property.details
  return letCosts(await loadRuleBook(db), {
    contract: contractOf(property),
    region: regionOf(property.zip) ?? usualRegion,
    rentCents: property.publishPrice ? (property.priceCents ?? 0) : 0,
    chargesCents: costs.renterCharges ?? 0,
    inventoryCents: costs.inventoryCost ?? 0,
    depositCents: property.publishPrice ? (costs.deposit ?? null) : null,
    day: brusselsDay(now()),
  })
}

async function rentalTerms(
  tools: Tools,
  { language }: Enquiry,
  property: PropertyForLetters,
): Promise<string[]> {
  const t = mailTexts(language)
  const { rental, monthly } = await rentalStart(tools, property)
  const known = (cents: number) => (cents > 0 ? euros(cents) : t('rental.on-request'))
  if (monthly) {
    const sums = { rent: known(monthly.rent), charges: known(monthly.charges) }
    const deposit = monthly.depositCents && euros(monthly.depositCents)
    return [
      t('rental.monthly', sums),
      ...(deposit ? [t('rental.agreed-deposit', { deposit })] : []),
      ...(monthly.isBusiness && !deposit ? [t('rental.deposit-by-contract')] : []),
    ]
  }
  if (!rental) return []
  const conditions = t('rental.conditions', {
    income: known(rental.incomeGuide),
    persons: mostPersons(property.bedrooms),
    rent: known(rental.firstMonth),
    charges: known(rental.charges),
    inventory: known(rental.inventoryShare),
    months: rental.depositMonths,
    deposit: known(rental.deposit),
  })
  return [conditions]
}

/** Two in each bedroom; a studio is for two. */
function mostPersons(bedrooms: number | null): number {
  return Math.max(bedrooms ?? 1, 1) * 2
}
