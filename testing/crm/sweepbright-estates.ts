/** Estates of nobody, in the shape in which SweepBright tells them. */
export type SweepbrightEstate = { id: string } & Record<string, unknown>

export const sweepbrightId = (number: number) =>
  `11111111-1111-4111-8111-${`${number}`.padStart(12, '0')}`

/** A house for sale: say only what matters to the test. */
export function aSweepbrightEstate(
  wish: Partial<SweepbrightEstate> & { id: string },
): SweepbrightEstate {
  return {
    is_project: false,
    project_id: null,
    type: 'house',
    sub_type: 'terraced',
    negotiation: 'sale',
    rent_period: 'month',
    status: 'available',
    publish_status: 'public',
    description: { nl: `Een huis.\nNummer ${wish.id.slice(-3)}.`, fr: '', en: null },
    description_title: { nl: `Huis ${wish.id.slice(-3)}` },
    price: { amount: 310000, currency: 'EUR', hidden: false },
    custom_price: null,
    price_costs: [],
    price_taxes: [],
    location: {
      geo: { latitude: 51.0543, longitude: 3.7174 },
      street: 'Meidoornstraat',
      number: '8',
      box: '',
      addition: '',
      postal_code: '9000',
      city: 'GENT',
      country: 'BE',
      hidden: false,
    },
    sizes: { liveable_area: { size: 140, unit: 'sq_m' }, plot_area: { size: null, unit: 'sq_m' } },
    amenities: [],
    legal: { energy: {}, regulations: {}, legal_mentions: [], property_and_land: {} },
    building: { construction: null, renovation: null },
    images: [],
    plans: [],
    documents: [],
    // None of this is for visitors.
    vendors: [{ first_name: 'Geheim', email: 'geheim@example.test' }],
    buyers: [],
    internal_note: 'Geheim: verkoopt wegens scheiding',
    agency_commission: { fixed_fee: null, percentage: 3 },
    settings: { reference: `SB-${wish.id.slice(-3)}` },
    ...wish,
  }
}

/** One of each kind that has a trap in it. */
export function sampleSweepbrightEstates(): SweepbrightEstate[] {
  return [everything(), let_(), hidden(), project(), odd()]
}

function file(id: string, filename: string, more: object = {}) {
  return { id, filename, description: '', ordinal: 1, ...more }
}

function everything(): SweepbrightEstate {
  return aSweepbrightEstate({
    id: sweepbrightId(101),
    sub_type: 'semi_detached',
    description: { nl: 'Ruime woning.\nZuidtuin.', fr: 'Maison spacieuse.', en: '' },
    description_title: { nl: 'Gezinswoning met tuin', fr: 'Maison familiale' },
    bedrooms: 4,
    bathrooms: 1,
    shower_rooms: 1,
    toilets: 2,
    floors: 2,
    garden_orientation: 'S',
    terrace_orientation: 'SW',
    virtual_tour_url: 'https://tour.example.test/101',
    price: { amount: 389000, currency: 'EUR', hidden: false },
    price_property_taxes: { amount: 1450, currency: 'EUR' },
    location: {
      geo: { latitude: 50.8798, longitude: 4.7005 },
      street: 'Lindelaan',
      number: '14',
      box: '',
      postal_code: '3000',
      city: 'Leuven',
      country: 'BE',
      hidden: false,
    },
    sizes: {
      plot_area: { size: 4.12, unit: 'are' },
      liveable_area: { size: 168, unit: 'sq_m' },
    },
    amenities: ['garden', 'terrace', 'parking', 'attic'],
    legal: {
      energy: {
        epc_value: 214,
        epc_category: 'C',
        epc_reference: '20260101-0001234567-RES-1',
        total_epc_value: 35952,
        co2_emissions: '',
        e_level: 'E60',
        report_electricity_gas: 'not_conform',
      },
      regulations: {
        building_permit: true,
        priority_purchase_right: false,
        subdivision_authorisation: false,
        urban_planning_breach: false,
        pending_legal_proceedings: false,
        as_built_report: null,
      },
      legal_mentions: { nl: 'G-score B, P-score C', fr: '' },
      property_and_land: {
        cadastral_income: 1200,
        flood_risk: 'potential_flood_sensitive_area',
        flood_risk_building_score: 'B',
        flood_risk_plot_score: 'C',
        land_use_designation: 'residential',
      },
    },
    features: { energy: { heat_pump: false, fuel: true }, ecology: { double_glazing: true } },
    building: { renovation: { year: 2015 }, construction: { year: 1974 } },
    images: [file('img-2', 'tuin.png', { ordinal: 2 }), file('img-1', 'voor.png', { ordinal: 1 })],
    plans: [file('plan-1', 'plan.pdf', { content_type: 'application/pdf' })],
    documents: [file('doc-1', 'epc.pdf', { description: 'EPC', content_type: 'application/pdf' })],
    negotiator: { id: 1, first_name: 'An', email: 'an@agency.test' },
    occupancy: { occupied: false, contact_details: 'Geheim nummer 0470 99 88 77' },
    settings: { reference: 'VK-2026-014' },
  })
}

function let_(): SweepbrightEstate {
  return aSweepbrightEstate({
    id: sweepbrightId(102),
    type: 'apartment',
    sub_type: 'penthouse',
    negotiation: 'let',
    status: 'option',
    description: { nl: 'Gemeubeld' },
    description_title: { nl: 'Appartement zeedijk' },
    price: { amount: 1060, currency: 'EUR', hidden: false },
    price_base_rent: { amount: 975, currency: 'EUR', hidden: false },
    price_recurring_costs: { amount: 85, currency: 'EUR' },
    price_guarantee: { amount: 1950, currency: 'EUR' },
    price_inventory_report_cost: { amount: 250, currency: 'EUR' },
    amenities: ['lift', 'terrace'],
    occupancy: { occupied: true, available_from: '2026-12-01' },
    settings: { reference: null },
  })
}

/** Sold; the owner shows neither price nor address, and there are no texts. */
function hidden(): SweepbrightEstate {
  return aSweepbrightEstate({
    id: sweepbrightId(103),
    type: 'land',
    sub_type: 'buildable',
    status: 'sold',
    description: {},
    description_title: [],
    price: { amount: null, currency: 'EUR', hidden: true },
    custom_price: 'Prijs op aanvraag',
    location: {
      geo: { latitude: 50.83, longitude: 4.76 },
      street: 'Kasteelstraat',
      number: '6',
      postal_code: '3360',
      city: 'Bierbeek',
      country: 'BE',
      hidden: true,
    },
  })
}

function project(): SweepbrightEstate {
  const unit = (number: number, status: string) =>
    aSweepbrightEstate({
      id: sweepbrightId(number),
      project_id: sweepbrightId(104),
      type: 'apartment',
      sub_type: 'condo',
      status,
      description_title: { nl: `Unit ${number}` },
    })
  return aSweepbrightEstate({
    id: sweepbrightId(104),
    is_project: true,
    type: 'apartment',
    sub_type: null,
    description_title: { nl: 'Havenhof' },
    properties: [unit(105, 'available'), unit(106, 'sold')],
  })
}

/** A kind that nobody mapped, and values that make no sense. */
function odd(): SweepbrightEstate {
  return aSweepbrightEstate({
    id: sweepbrightId(107),
    type: 'castle_in_the_air',
    bedrooms: 'drie',
    sizes: { liveable_area: { size: 90, unit: 'tatami' } },
    features: [],
    location: 'ergens',
    legal: null,
  })
}
