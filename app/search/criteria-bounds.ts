/** What a property may come with, and the column that says so. */
export const featureColumns = {
  garden: 'hasGarden',
  terrace: 'hasTerrace',
  garage: 'hasGarage',
  lift: 'hasLift',
} as const
export type Feature = keyof typeof featureColumns
export const features = Object.keys(featureColumns) as Feature[]

/** From best to worst; the position is what "at least" compares with, whatever the region. */
export const energyLetters = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const
export type EnergyLetter = (typeof energyLetters)[number]

export const sorts = ['newest', 'price-up', 'price-down', 'area', 'energy'] as const
export type Sort = (typeof sorts)[number]

export const radii = [5, 10, 15, 20, 30, 50] as const
export const newSinceChoices = [1, 7, 30] as const

/** How many values a set may hold. */
export const mostOf = { cities: 20, countries: 20, types: 7, features: features.length } as const

/** From where to where a number means something. */
export const bounds = {
  radius: [1, 100],
  minPrice: [1, 99_999_999],
  maxPrice: [1, 99_999_999],
  minBedrooms: [1, 20],
  minLiving: [1, 9_999_999],
  maxLiving: [1, 9_999_999],
  minGround: [1, 9_999_999],
  maxGround: [1, 9_999_999],
  builtSince: [1500, 2100],
  newSince: [1, 365],
  page: [1, 10_000],
  /** Each of a set. */
  countries: [1, 999],
  types: [1, 7],
} as const satisfies Record<string, readonly [number, number]>

/** How many letters. */
export const longest = { text: 100, cityName: 80, zip: 10 } as const
