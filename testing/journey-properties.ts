import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { openFileStore } from '../app/files/file-store.server'
import { propertyDetails } from '../app/properties/stored/property-details'
import type { StoredPicture } from '../app/properties/stored/property-media'
import { aProperty, insertProperties } from '../app/properties/testing'
import { inHouse, site } from './journey-site'

type Wish = NonNullable<Parameters<typeof aProperty>[0]>

let lastId = 1_900_000_000 + randomInt(100_000_000)

/** Puts properties into the house that the journeys visit, or another, while it is running; answers their ids. */
export async function plantProperties(wishes: Wish[], at = site): Promise<number[]> {
  const rows = wishes.map((wish) => {
    lastId += 1
    return { ...aProperty(wish), id: lastId, reference: `JH-${lastId}` }
  })
  await inHouse((db) => insertProperties(db, rows), at)
  return rows.map(({ id }) => id)
}

/** Keeps a few of the demo pictures, as the feed would have. */
export async function keptPictures(names: string[], at = site): Promise<StoredPicture[]> {
  const files = openFileStore(`${at.folder}/files`)
  return Promise.all(
    names.map(async (name, index) => {
      const bytes = await readFile(`seed/pictures/${name}.webp`)
      const file = await files.keep('pictures', bytes, 'webp')
      const size = { width: 1600, height: 1067, tone: '#b6a590' }
      return {
        ...size,
        id: index + 1,
        file,
        alt: {},
        hash: name,
        source: `https://crm.example/${name}`,
      }
    }),
  )
}

/** With an answer in every field that the page can tell. */
export const fullDetails = propertyDetails.parse({
  costs: {
    ownerCharges: 12_500,
    renterCharges: 8_000,
    deposit: 300_000,
    agencyCost: 50_000,
    inventoryCost: 22_500,
    notaryFees: 615_000,
    notaryFeesWithVat: 744_150,
    vatRegime: { nl: 'registratierechten', fr: 'droits d’enregistrement' },
    realEstateTax: 173_500,
    cadastralIncome: 184_200,
  },
  surfaces: {
    total: 402,
    terrace: 60,
    garden: 540,
    constructed: 164,
    frontWidth: 12.5,
    plotWidth: 18,
  },
  building: {
    renovationYear: 2022,
    showerRooms: 1,
    toilets: 3,
    garages: 1,
    parkings: 2,
    floors: 2,
    facades: 4,
    availableFrom: '2027-02-01',
  },
  energy: {
    certificate: '20220312-0002581147-RES-1',
    certificateExpiry: '2032-03-12',
    co2: 9,
    total: 18_564,
    eLevel: 28,
    heating: {
      nl: 'bodemwarmtepomp, vloerverwarming',
      fr: 'pompe à chaleur, chauffage par le sol',
    },
    kitchen: { nl: 'volledig ingericht', fr: 'entièrement équipée' },
  },
  comfort: {
    glazing: { nl: 'driedubbel', fr: 'triple vitrage' },
    frames: { nl: 'aluminium', fr: 'aluminium' },
    roofMaterial: { nl: 'leien', fr: 'ardoises' },
    roofCondition: { nl: 'zeer goed', fr: 'très bon' },
    terraceOrientation: { nl: 'zuid', fr: 'sud' },
    gardenOrientation: { nl: 'zuidwest', fr: 'sud-ouest' },
    rearOrientation: { nl: 'zuid', fr: 'sud' },
  },
  environment: {
    gScore: 'A',
    pScore: 'D',
    floodReport: '2026-04-03',
    asbestosDay: '2026-05-20',
    soil: 'present',
    floodZones: { nl: 'niet in een waterloopzone', fr: 'hors zone riveraine' },
    asbestos: { nl: 'asbestveilig', fr: 'sans danger' },
    gas: { nl: 'conform', fr: 'conforme' },
    electricity: { nl: 'conform, 4-6-2019', fr: 'conforme, 4-6-2019' },
  },
  planning: {
    zoning: 'Wg, Wglk',
    permit: 'Vg',
    allotment: 'Gvv',
    summons: 'Gmo',
    preemption: 'Gvkr',
    judicial: 'on-request',
    rights: { nl: 'erfdienstbaarheid van doorgang', fr: 'servitude de passage' },
  },
  annuity: {
    bouquet: 9_000_000,
    monthly: 85_000,
    isIndexed: true,
    isOccupied: true,
    lives: '2',
    maxYears: 15,
  },
})
