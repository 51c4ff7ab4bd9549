import type { Translatable } from '../language/translated'

type FirstPropertyType = { webId: number; showOrder: number; name: Translatable }

/** The kinds of property before a feed names them, by the number that the site's addresses carry. */
export const firstPropertyTypes: FirstPropertyType[] = [
  named(1, 'Villa/Woning/Hoeve', 'Villa/Maison/Ferme', 'Villa/House/Farmhouse', 'Villa/Haus/Hof'),
  named(2, 'Appartement', 'Appartement', 'Apartment', 'Wohnung'),
  named(3, 'Studio', 'Studio', 'Studio', 'Studio'),
  named(4, 'Grond', 'Terrain', 'Land', 'Grundstück'),
  named(5, 'Opbrengsteigendom', 'Immeuble de rapport', 'Investment property', 'Renditeobjekt'),
  named(6, 'Handelspand', 'Commerce', 'Commercial property', 'Gewerbeimmobilie'),
  named(7, 'Garage/parking', 'Garage/parking', 'Garage/parking', 'Garage/Stellplatz'),
]

function named(webId: number, nl: string, fr: string, en: string, de: string): FirstPropertyType {
  return { webId, showOrder: webId, name: { nl, fr, en, de } }
}
