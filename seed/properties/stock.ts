/** What became of a property, in the CRM's own numbers. */
export const shelves = {
  sale: { goal: 0, status: 1 },
  saleOption: { goal: 0, status: 7 },
  rent: { goal: 1, status: 1 },
  rentOption: { goal: 1, status: 7 },
  sold: { goal: 0, status: 2 },
  rented: { goal: 1, status: 4 },
  reference: { goal: 0, status: 6 },
  prospective: { goal: 0, status: 0 },
  cancelled: { goal: 0, status: 3 },
  inactive: { goal: 1, status: 5 },
} as const
export type Shelf = keyof typeof shelves

/**
 * Kinds of property by town and shelf. "kind!mark" singles one out: a legal mention that is missing on
 * purpose (epc, flood, code, charges, planning, asbestos), no-price, no-picture or lost-picture.
 * Aarschot offers 19 properties and Leuven 18 [9.21]; nothing there is a shop or hides its town, so that
 * every way of counting gives these numbers.
 */
export const stock: Record<string, Partial<Record<Shelf, string>>> = {
  aarschot: {
    sale: 'family-garden family-garden bel-etage semi-detached villa-classic villa-country fermette apt-terrace apt-garden land-open worker-house renovation',
    saleOption: 'apt-new semi-detached',
    rent: 'rent-apt rent-one-bedroom rent-house garage-box',
    rentOption: 'rent-apt',
    sold: 'villa-classic family-garden apt-terrace land-lot fermette',
    rented: 'rent-apt rent-house',
    reference: 'town-mansion',
    prospective: 'semi-detached',
    cancelled: 'apt-duplex',
    inactive: 'rent-apt',
  },
  leuven: {
    sale: 'town-mansion family-garden apt-terrace apt-penthouse apt-loft apt-water studio-student income-student apt-one-bedroom parking',
    saleOption: 'apt-duplex house-office',
    rent: 'rent-one-bedroom rent-furnished studio-rent studio-rent rent-villa',
    rentOption: 'rent-apt',
    sold: 'apt-terrace town-mansion studio-student',
    rented: 'studio-rent rent-apt',
    reference: 'apt-penthouse villa-architect',
    prospective: 'family-garden',
  },
  tienen: {
    sale: 'family-garden bel-etage renovation!asbestos villa-classic semi-detached land-lot house-viager income-house shop apt-senior apt-one-bedroom new-build',
    saleOption: 'worker-house',
    rent: 'rent-house office',
    sold: 'bungalow family-garden',
    rented: 'rent-apt',
  },
  diest: {
    sale: 'town-mansion worker-house semi-detached fermette apt-terrace land-open takeover-bakery income-mixed farm-horses bungalow',
    saleOption: 'apt-new',
    rent: 'rent-apt!charges shop garage-box',
    sold: 'family-garden',
    rented: 'shop',
  },
  rotselaar: {
    sale: 'villa-classic villa-country villa-architect bungalow new-build land-open land-meadow multi-gen',
    saleOption: 'semi-detached',
    rent: 'rent-house',
    sold: 'villa-classic land-lot',
    reference: 'castle-villa',
  },
  haacht: {
    sale: 'semi-detached villa-classic bungalow land-lot!planning fermette apt-garden warehouse castle-villa',
    rent: 'rent-apt',
    sold: 'new-build semi-detached',
  },
  mechelen: {
    sale: 'family-garden semi-detached!flood apt-loft apt-terrace apt-one-bedroom income-house shop bel-etage takeover-bistro',
    rent: 'rent-apt rent-furnished office',
    sold: 'town-mansion',
    rented: 'rent-apt',
  },
  gent: {
    sale: 'town-mansion apt-terrace!epc apt-belle-epoque studio-student income-student apt-loft apt-one-bedroom parking',
    saleOption: 'apt-water',
    rent: 'rent-furnished studio-rent',
    sold: 'apt-duplex',
  },
  antwerpen: {
    sale: 'apt-belle-epoque apt-penthouse town-mansion apt-viager income-house studio-city garage-box',
    rent: 'rent-one-bedroom shop rent-furnished',
    rented: 'rent-furnished',
  },
  hasselt: {
    sale: 'villa-architect apt-terrace!code family-garden apt-new house-office land-open shop',
    rent: 'rent-apt',
    sold: 'villa-classic',
  },
  brussel: {
    sale: 'apt-belle-epoque apt-loft apt-duplex income-mixed studio-city apt-investment worker-house shop',
    saleOption: 'apt-terrace',
    rent: 'rent-furnished rent-one-bedroom takeover-bistro',
    sold: 'apt-belle-epoque',
    rented: 'rent-apt',
  },
  elsene: {
    sale: 'town-mansion apt-belle-epoque apt-penthouse income-house studio-student apt-viager apt-one-bedroom parking',
    rent: 'rent-furnished studio-rent office',
    sold: 'apt-water',
  },
  ukkel: {
    sale: 'villa-country villa-architect town-mansion apt-garden renovation apt-new multi-gen',
    rent: 'rent-villa rent-apt',
    reference: 'villa-country',
  },
  namur: {
    sale: 'town-mansion family-garden villa-classic apt-water apt-new renovation land-open takeover-bakery shop',
    saleOption: 'semi-detached',
    rent: 'rent-house rent-one-bedroom',
    sold: 'house-office family-garden',
    rented: 'rent-house',
  },
  liege: {
    sale: 'town-mansion family-garden!epc apt-loft apt-investment apt-one-bedroom income-student worker-house house-viager studio-student',
    rent: 'rent-apt studio-rent',
    sold: 'income-house',
  },
  wavre: {
    sale: 'villa-classic villa-architect new-build apt-terrace semi-detached house-office land-lot!no-picture',
    rent: 'rent-villa office',
    sold: 'bungalow',
  },
  ottignies: {
    sale: 'studio-student studio-city apt-duplex apt-investment bel-etage villa-architect',
    rent: 'studio-rent rent-apt!lost-picture',
    rented: 'studio-rent',
  },
  eupen: {
    sale: 'villa-classic fermette bungalow family-garden apt-senior land-meadow new-build!no-price',
    saleOption: 'multi-gen',
    rent: 'rent-apt',
    sold: 'farm-horses',
  },
  isle: { sale: 'fr-mas fr-mas' },
  montherme: { sale: 'fr-ardennes' },
  nice: { sale: 'fr-riviera' },
  wissant: { sale: 'fr-opal' },
  luxembourg: { sale: 'lu-apartment lu-apartment' },
  clervaux: { sale: 'lu-house', rent: 'lu-house' },
}
