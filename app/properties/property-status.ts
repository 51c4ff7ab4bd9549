export type PropertyGoal = 'sale' | 'rent'

export const propertyStatuses = [
  'available',
  'option',
  'sold',
  'rented',
  'reference',
  'withdrawn',
] as const
export type PropertyStatus = (typeof propertyStatuses)[number]
