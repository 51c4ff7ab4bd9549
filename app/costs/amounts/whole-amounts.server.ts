import type { Database } from '../../database/client.server'
import { brusselsDay } from '../../language/brussels-day'
import type { PropertyCard } from '../../properties/property'
import { listAmountFacts } from '../../properties/shown/amount-queries.server'
import { createVersionedCache } from '../../web/versioned-cache'
import { supposedLoan } from '../property-costs'
import { ruleBookAtHand } from '../rules/rule-book-at-hand.server'
import { toldAmount, type WholeAmounts, wholeAmount } from './whole-amount'

type Tools = { db: Database; now: () => Date; contentVersion: number }

const recall = createVersionedCache(2_000)

/** Worked out once for each content and day, however many lists show the property. Null: nothing to tell. */
export async function wholeAmounts(
  site: Tools,
  cards: Pick<PropertyCard, 'id' | 'contract' | 'type' | 'energyLabel' | 'price'>[],
): Promise<WholeAmounts | null> {
  const priced = cards.flatMap(({ price, ...card }) => (price ? [{ ...card, price }] : []))
  const book = await ruleBookAtHand(site)
  const day = brusselsDay(site.now())
  const unknown: number[] = []
  // Asked once, after each has told whether its amount is known.
  const facts = Promise.resolve().then(() => listAmountFacts(site.db, unknown))
  const amounts = await Promise.all(
    priced.map(async ({ id, contract, type, energyLabel: label, price }) => {
      const whole = await recall(site.contentVersion, `${day} ${id}`, async () => {
        unknown.push(id)
        const known = (await facts).find((each) => each.id === id)
        if (!known) return null
        const property = { ...known, contract, type, label, priceCents: price.cents }
        return wholeAmount(book, property, day)
      })
      return whole ? [[id, toldAmount(whole)] as const] : []
    }),
  )
  const told = new Map(amounts.flat())
  if (told.size === 0) return null
  return { each: cards.map(({ id }) => told.get(id) ?? null), loan: supposedLoan(book, day) }
}
