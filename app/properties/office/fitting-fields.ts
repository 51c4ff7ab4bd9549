/** By the web id of the type; of any other type nothing is known, and every field fits. */
const house = 1
const apartment = 2
const studio = 3
const land = 4
const income = 5
const commercial = 6
const garage = 7

/** Said of a sale only, or of a let only. A whole group, or a field of it. */
const ofSale = [
  'identity.isAnnuity',
  'annuity',
  'finances.notaryFees',
  'finances.notaryFeesWithVat',
  'finances.vatRegime',
  'finances.cadastralIncome',
  'finances.ownerCharges',
]
const ofLet = ['finances.deposit', 'finances.renterCharges', 'finances.inventoryCost']

/** Wanted of a home that is sold; of a let nobody asks them. */
const ofSoldHome = [
  'planning.allotment',
  'planning.summons',
  'planning.preemption',
  'planning.judicial',
]
const homes = [house, apartment, studio, garage]

const ofRooms = [
  'building.bedrooms',
  'building.bathrooms',
  'building.showerRooms',
  'building.toilets',
  'building.floor',
  'building.hasGarden',
  'building.hasTerrace',
  'surfaces.livingArea',
  'surfaces.terrace',
  'surfaces.garden',
  'comfort.glazing',
  'comfort.frames',
  'comfort.terraceOrientation',
  'comfort.gardenOrientation',
  'energy',
  'environment.asbestos',
  'environment.asbestosDay',
  'environment.gas',
  'annuity',
  'identity.isAnnuity',
]

const unfit: Record<number, string[]> = {
  [house]: ['building.floor', 'finances.ownerCharges'],
  [apartment]: ['surfaces.groundArea', 'surfaces.frontWidth', 'surfaces.plotWidth'],
  [studio]: [
    'surfaces.groundArea',
    'surfaces.frontWidth',
    'surfaces.plotWidth',
    'comfort.gardenOrientation',
  ],
  [land]: [
    ...ofRooms,
    'building.constructionYear',
    'building.renovationYear',
    'building.garages',
    'building.parkings',
    'building.floors',
    'building.hasGarage',
    'building.hasLift',
    'surfaces.constructed',
    'comfort.roofMaterial',
    'comfort.roofCondition',
    'environment.gScore',
    'environment.electricity',
    'finances.ownerCharges',
    'finances.inventoryCost',
  ],
  [income]: ['building.floor', 'finances.ownerCharges'],
  [commercial]: [
    'building.bedrooms',
    'comfort.terraceOrientation',
    'comfort.gardenOrientation',
    'identity.isAnnuity',
    'annuity',
  ],
  [garage]: [
    ...ofRooms,
    'building.facades',
    'building.floors',
    'surfaces.frontWidth',
    'surfaces.plotWidth',
    'comfort.rearOrientation',
    'comfort.roofMaterial',
    'comfort.roofCondition',
  ],
}

/** Whether a field of the form has a meaning for what is sold or let. */
export function fitsProperty(path: string, { goal, type }: { goal: unknown; type: unknown }) {
  const is = (names: string[]) => names.some((name) => path === name || path.startsWith(`${name}.`))
  if (goal === 'rent' && is(ofSale)) return false
  if (goal === 'sale' && is(ofLet)) return false
  const kind = Number(type)
  if (goal === 'rent' && homes.includes(kind) && is(ofSoldHome)) return false
  // The rent of the premises is told where a business is taken over.
  if (path === 'finances.premisesRent' && kind !== commercial) return false
  return !is(unfit[kind] ?? [])
}
