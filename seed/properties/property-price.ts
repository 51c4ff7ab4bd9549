import { diceFor } from './dice'
import type { PropertyEnergy } from './property-energy'
import type { PropertyFacts } from './property-facts'
import type { PropertyPlan } from './property-plan'

/** What the owner asks, in euro: for a rented property by the month. */
export function askingPrice(
  plan: PropertyPlan,
  facts: PropertyFacts,
  energy: PropertyEnergy | undefined,
) {
  const dice = diceFor(`price ${plan.id}`)
  const mood = dice.whole(94, 106) / 100
  if (plan.goal === 2) return nearest(dice.whole(55, 165) * 1_000, 5_000)
  if (plan.goal === 1) return monthlyRent(plan, facts, mood)
  const exact = salePrice(plan, facts) * mood * energyWorth(energy)
  const step = exact > 1_000_000 ? 25_000 : exact > 60_000 ? 5_000 : 500
  return nearest(exact, step) - (step === 5_000 && dice.chance(0.3) ? 1_000 : 0)
}

function salePrice({ kind, town }: PropertyPlan, { living, plot }: PropertyFacts): number {
  const size = living ?? 0
  const ground = plot ?? 0
  const location = town.flat / 2_800
  if (kind.webId === 7) return (16_000 + size * 900) * location * kind.factor
  if (kind.key === 'land-meadow') return ground * 6.5
  if (kind.webId === 4) return ground * town.land * (650 / ground) ** 0.35 * kind.factor
  const perMetre = kind.webId === 1 || kind.webId === 5 ? town.house : town.flat
  const usual = kind.webId === 1 ? 155 : 95
  const worth = size * perMetre * Math.max(usual / size, 0.2) ** 0.28 * kind.factor
  const spareGround = kind.webId === 1 ? Math.max(ground - 300, 0) : 0
  return worth + spareGround ** 0.8 * town.land * 0.45
}

function monthlyRent(
  { kind, town }: PropertyPlan,
  { living }: PropertyFacts,
  mood: number,
): number {
  const size = living ?? 14
  if (kind.webId === 7) return nearest((62 + size * 2.2) * (town.flat / 2_800) * mood, 5)
  const usual = kind.webId === 3 ? 32 : 78
  const scale = Math.max(usual / size, 0.12) ** 0.34
  return nearest(town.rent * size * scale * kind.factor * mood, 10)
}

/** A good label sells; a poor one is paid for by the seller. */
function energyWorth(energy: PropertyEnergy | undefined) {
  if (!energy) return 1
  if (energy.performance < 100) return 1.06
  return energy.performance > 400 ? 0.88 : 1
}

export const nearest = (amount: number, step: number) => Math.round(amount / step) * step
