import type { DeviceName } from './device-name'

/** One place where somebody is signed in, as they are told. */
export type OwnSession = {
  name: string
  device: DeviceName
  /** Compared with the network they are in now. */
  network: 'same' | 'other' | 'unknown'
  seenAt: Date
  createdAt: Date
  isThis: boolean
}

export function networkOf(place: string, here: string): OwnSession['network'] {
  if (place === '') return 'unknown'
  return place === here ? 'same' : 'other'
}
