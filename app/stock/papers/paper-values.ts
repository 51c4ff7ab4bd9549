import type { PaperField } from '../../configuration/papers-section'
import type { Language } from '../../language/languages'
import { type Address, wholeAddress } from '../../properties/address'
import { euros } from '../../properties/price'
import { propertyTitle } from '../../properties/property-title'
import { shortDay } from '../../properties/shown/display-value'
import type { Agency } from '../../web/agency'
import type { Mandate } from './mandate'

export type PaperValues = Partial<Record<PaperField, string>>

type Known = {
  language: Language
  /** As YYYY-MM-DD, in Brussels. */
  today: string
  agency: Agency
  agent: { name: string; phone: string } | undefined
  mandate: Mandate
  property: Parameters<typeof propertyTitle>[0] &
    Address & { reference: string; priceCents: number | null }
  person: { name: string; town: string; email: string; phone: string } | undefined
}

/** What the office knows, in the words of a paper. */
export function paperValues(known: Known): PaperValues {
  const { agency, agent, mandate, property, person, language, today } = known
  const { priceCents } = property
  return {
    agency: agency.name,
    agencyAddress: `${agency.street}, ${agency.zip} ${agency.city}`,
    agencyNumber: agency.bivNumber,
    agent: agent?.name,
    agentPhone: agent?.phone,
    reference: property.reference,
    title: propertyTitle(property, language),
    address: wholeAddress(property),
    price: priceCents === null ? '' : euros(priceCents),
    person: person?.name,
    personTown: person?.town,
    personEmail: person?.email,
    personPhone: person?.phone,
    startsOn: mandate.startsOn ? shortDay(mandate.startsOn) : '',
    endsOn: mandate.endsOn ? shortDay(mandate.endsOn) : '',
    commission: mandate.commission,
    keys: mandate.keys,
    today: shortDay(today),
  }
}
