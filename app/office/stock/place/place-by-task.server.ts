import { findAddress } from '../../../basemap/addresses/find-address.server'
import type { Office } from '../../office.server'
import type { FoundPlace } from './found-place'

type Values = Record<string, unknown>
type Placed = { values: Values; place: FoundPlace }

const chosen = /^place (-?\d{1,2}(?:\.\d+)?) (-?\d{1,3}(?:\.\d+)?)$/

/** The buttons that fill in where a property is: nothing is saved, and whatever was typed comes back. */
export async function placeByTask(
  office: Office,
  task: unknown,
  values: Values,
): Promise<Placed | undefined> {
  const [, latitude, longitude] = chosen.exec(String(task)) ?? []
  if (latitude) {
    const place: FoundPlace = { outcome: 'chosen' }
    return { values: withSpot(values, Number(latitude), Number(longitude)), place }
  }
  if (task !== 'find-address') return undefined
  const answer = await findAddress(office, addressIn(values))
  if (answer.outcome !== 'found') {
    const outcome = answer.outcome === 'busy' ? 'busy' : 'away'
    return { values, place: { outcome } }
  }
  const [first, ...others] = answer.addresses
  if (!first) return { values, place: { outcome: 'none' } }
  const { name } = first
  return {
    values: withSpot(values, first.latitude, first.longitude),
    place: { outcome: 'found', name, others },
  }
}

const groupOf = ({ address }: Values) => (address ?? {}) as Values

function addressIn(values: Values): string {
  const { street = '', houseNumber = '', zip = '', city = '' } = groupOf(values)
  return [`${street} ${houseNumber}`, `${zip} ${city}`].map((part) => part.trim()).join(', ')
}

const withSpot = (values: Values, latitude: number, longitude: number): Values => ({
  ...values,
  address: { ...groupOf(values), latitude, longitude },
})
