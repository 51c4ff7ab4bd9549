import { loadRuleBook } from '../costs/queries.server'
import { rentalCosts } from '../costs/rental-costs'
import { ruleOn } from '../costs/rule-book'
import { brusselsDay } from '../language/brussels-day'
import { findHomeForLetters, type HomeForLetters } from '../properties/enquiry-queries.server'
import { euros } from '../properties/price'
import { type Region, regionOf } from '../properties/region'
import { formTexts, type LetterTools, mailTexts } from './letter-tools.server'
import type { Enquiry } from './tables.server'

type Tools = Pick<LetterTools, 'db' | 'now'>

/** Where the rule book knows no region, the law of Flanders is the one the spec quotes. */
const usualRegion: Region = 'flanders'

/** What the law and the home add to a confirmation. */
export async function termsOf(tools: Tools, enquiry: Enquiry): Promise<string[]> {
  const home = enquiry.propertyId && (await findHomeForLetters(tools.db, enquiry.propertyId))
  if (!home) return []
  if (enquiry.form === 'purchase-offer') {
    const { share, isOffPlan } = await offerDeposit(tools, home)
    const t = formTexts(enquiry.language)
    return [t(isOffPlan ? 'offer.deposit-off-plan' : 'offer.deposit', { share })]
  }
  return enquiry.form === 'rental-file' ? [await rentalTerms(tools, enquiry, home)] : []
}

/** In percent: 10 by custom, at most 5 before the deed when bought off plan (Breyne law). */
export async function offerDeposit(
  { db, now }: Tools,
  home: Pick<HomeForLetters, 'zip' | 'projectId'>,
) {
  const isOffPlan = home.projectId !== null
  const rule = isOffPlan ? 'offer-deposit-off-plan' : 'offer-deposit'
  const region = regionOf(home.zip) ?? usualRegion
  const found = ruleOn(await loadRuleBook(db), rule, region, brusselsDay(now()))
  return { share: (found?.low ?? (isOffPlan ? 500 : 1_000)) / 100, isOffPlan }
}

/** What a tenant pays at the start; the deposit is a number of months that differs by region. */
export async function rentalStart({ db, now }: Tools, home: HomeForLetters) {
  const { costs } = home.details
  return rentalCosts(await loadRuleBook(db), {
    region: regionOf(home.zip) ?? usualRegion,
    rentCents: home.publishPrice ? (home.priceCents ?? 0) : 0,
    chargesCents: costs.renterCharges ?? 0,
    inventoryCents: costs.inventoryCost ?? 0,
    day: brusselsDay(now()),
  })
}

async function rentalTerms(tools: Tools, { language }: Enquiry, home: HomeForLetters) {
  const t = mailTexts(language)
  const start = await rentalStart(tools, home)
  const known = (cents: number) => (cents > 0 ? euros(cents) : t('rental.on-request'))
  return t('rental.conditions', {
    income: known(start.incomeGuide),
    persons: mostPersons(home.bedrooms),
    rent: known(start.firstMonth),
    charges: known(start.charges),
    inventory: known(start.inventoryShare),
    months: start.depositMonths,
    deposit: known(start.deposit),
  })
}

/** Two in each bedroom; a studio is for two. */
export function mostPersons(bedrooms: number | null): number {
  return Math.max(bedrooms ?? 1, 1) * 2
}
