import type { StockState } from './figure-wish'

export type PropertyFigures = {
  propertyId: number
  reference: string
  city: string
  zip: string
  enquiry: number
  viewing: number
  offer: number
}

export type ListedFact = {
  id: string
  at: Date
  agent: string
  channel: string | null
  propertyId: number | null
  reference: string | null
  city: string | null
  zip: string | null
  person: string
  kind: string
  answerSeconds: number | null
  days: number | null
  askedCents: number | null
  agreedCents: number | null
}

export type ListedStock = {
  id: number
  reference: string
  city: string
  zip: string
  state: StockState
  days: number
}
