import type { OpenNow } from '../../configuration/opening-times'

/** An office as the contact page tells it, in one language. */
export type ContactOffice = {
  name: string
  street: string
  zip: string
  city: string
  phone: string
  email: string
  hours: string
  now: OpenNow | null
  /** Null where its spot is not known. */
  place: { latitude: number; longitude: number } | null
  map: { picture: string; credit: string } | null
}
