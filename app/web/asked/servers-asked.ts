/** Servers that the operator names, by how they want to be asked. */
export const geocoders = ['nominatim', 'photon'] as const
export const routers = ['valhalla', 'osrm'] as const

export type ServersAsked = {
  geocoder: { kind: (typeof geocoders)[number]; url: string } | undefined
  router: { kind: (typeof routers)[number]; url: string } | undefined
}
