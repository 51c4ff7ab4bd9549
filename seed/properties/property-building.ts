import type { Language } from '../../app/language/languages'
import { diceFor } from './dice'
import type { Property } from './property'
import { wordFor } from './word-list'

/** Sizes, rooms and years. */
export function buildingOf({ plan, facts }: Property) {
  const { kind } = plan
  const isHome = kind.webId <= 3
  const { baths } = kind
  return {
    SurfaceTotal: facts.plot ?? facts.living,
    SurfaceGround: facts.plot,
    SurfaceLiving: facts.living,
    SurfaceTerrace: facts.terrace,
    SurfaceGarden: facts.garden,
    SurfaceConstructed: facts.built,
    FrontWidth: facts.front,
    PlotWidth: facts.plot ? facts.front : null,
    ConstructionYear: facts.year,
    RenovationYear: kind.key === 'renovation' ? null : facts.renovated,
    Bedrooms: facts.beds,
    Bathrooms: baths,
    ShowerRooms: isHome && facts.beds && facts.beds > 2 ? 1 : null,
    Toilets: baths && baths + (kind.webId === 1 ? 1 : 0),
    Garages: facts.garages,
    Parkings: facts.parkings,
    Floors: kind.webId === 1 ? (kind.key === 'bungalow' ? 1 : 2) : null,
    Floor: facts.level,
    Facades: kind.facades || null,
    HasGarden: facts.garden !== null,
    HasTerrace: facts.terrace !== null,
    HasLift: hasLift(plan, facts.year ?? 0),
  }
}

/** Flats since 1980, and older buildings whose text tells of their lift. */
function hasLift({ kind }: Property['plan'], year: number) {
  if (kind.webId !== 2 && kind.webId !== 3) return false
  return year > 1980 || /loft|belle-epoque|riviera|apt-viager|studio-city/.test(kind.key)
}

/** Heating, kitchen, windows, roof and where the sun comes in. */
export function comfortOf(property: Property, language: Language) {
  const { plan, facts } = property
  if (plan.kind.webId === 4 || plan.kind.webId === 7) return {}
  const dice = diceFor(`comfort ${plan.id}`)
  const sunny = () => wordFor('orientation', dice.pick(['S', 'SW', 'SW', 'W', 'SE']))[language]
  const told = sunSides[plan.kind.key]
  const terrace = told ? wordFor('orientation', told)[language] : sunny()
  return {
    Heating: property.heating && wordFor('heating', property.heating)[language],
    Kitchen: plan.kind.webId <= 3 ? wordFor('kitchen', kitchenOf(property))[language] : '',
    WindowGlazing: wordFor('glazing', glazingOf(property))[language],
    WindowFrame: wordFor('frame', frameOf(property))[language],
    RoofMaterial: wordFor('roof', roofOf(property))[language],
    RoofCondition: wordFor('roofCondition', roofConditionOf(property))[language],
    OrientationTerrace: facts.terrace === null ? '' : terrace,
    OrientationGarden: facts.garden === null ? '' : terrace,
    OrientationRear: plan.kind.webId === 1 ? sunny() : '',
  }
}

/** Where the text already says it. */
const sunSides: Record<string, string> = {
  'apt-terrace': 'S',
  'town-mansion': 'S',
  fermette: 'S',
  'new-build': 'S',
  'villa-classic': 'SW',
}

function kitchenOf({ plan: { kind, id } }: Property): string {
  if (kind.key === 'renovation') return 'basic'
  if (kind.webId === 3) return 'kitchenette'
  if (/architect|loft|new|unit/.test(kind.key)) return 'open'
  return diceFor(`kitchen ${id}`).pick(['full', 'fitted'])
}

function glazingOf({ plan: { kind } }: Property): string {
  if (kind.quality === 'new' || kind.quality === 'label-a') return 'triple'
  if (kind.quality === 'good') return 'high'
  return kind.key === 'renovation' ? 'single' : 'double'
}

function frameOf({ plan: { kind, id } }: Property): string {
  if (kind.key === 'apt-loft') return 'steel'
  if (/mansion|fermette|belle|castle|farm|mas/.test(kind.key)) return 'wood'
  return diceFor(`frame ${id}`).pick(['aluminium', 'pvc', 'pvc', 'wood'])
}

function roofOf({ plan: { kind } }: Property): string {
  if (/architect|apt-new|unit-apartment|penthouse|warehouse|apt-terrace/.test(kind.key))
    return 'flat'
  return /villa-country|castle|fr-ardennes|mansion/.test(kind.key) ? 'slates' : 'tiles'
}

function roofConditionOf({ plan: { kind } }: Property): string {
  if (kind.quality === 'new' || kind.quality === 'label-a') return 'new'
  return kind.key === 'renovation' ? 'fair' : 'good'
}
