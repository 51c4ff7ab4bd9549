/** Estates of nobody, in the shape in which Whise tells them. */
export type SampleEstate = { id: number; updateDateTime: string } & Record<string, unknown>

const inDutch = (content: string) => [{ languageId: 'nl-BE', content }]

/** A house for sale: say only what matters to the test. */
export function anEstate(wish: Partial<SampleEstate> & { id: number }): SampleEstate {
  return {
    client: 'Kantoor Proef',
    clientId: 4100,
    officeId: 4200,
    currency: '€',
    country: { id: 1 },
    status: { id: 1 },
    name: `Huis ${wish.id}`,
    referenceNumber: `W-${wish.id}`,
    address: 'Meidoornstraat',
    number: '8',
    zip: '9000',
    city: 'Gent',
    price: 310000.0,
    displayPrice: true,
    displayAddress: true,
    displayStatusId: 2,
    category: { id: 1 },
    subCategory: { id: 89 },
    purpose: { id: 1 },
    purposeStatus: { id: 1 },
    createDateTime: '2026-01-05T10:00:00.1',
    updateDateTime: '2026-11-01T10:00:00.12',
    shortDescription: inDutch(`<p class="x">Een huis met nummer ${wish.id}.</p>`),
    pictures: [],
    details: [],
    ...wish,
  }
}

/** One of each kind that has a trap in it. */
export function sampleEstates(pictureOrigin: string): SampleEstate[] {
  return [everything(pictureOrigin), discreet(), project(), unit(), realised(), annuity(), odd()]
}

function everything(origin: string): SampleEstate {
  return anEstate({
    id: 8101,
    name: 'Interne naam',
    address: 'Beukenlaan',
    number: '21',
    zip: '3010',
    city: 'KESSEL-LO',
    price: 429000.0,
    rooms: 4,
    bathRooms: 2,
    area: 182.4,
    groundArea: 506.0,
    gardenArea: 260.0,
    fronts: 3,
    garden: 1,
    terrace: 1,
    garage: 1,
    energyClass: 'B',
    energyValue: '168-168',
    putOnlineDateTime: '2026-09-03T07:14:35.5',
    linkVirtualVisit: 'https://tour.example.test/8101',
    shortDescription: [
      { languageId: 'nl-BE', content: '<p>Ruim huis.</p>' },
      { languageId: 'fr-BE', content: '<p>Maison spacieuse.</p>' },
    ],
    longDescription: inDutch(
      '<span onclick="x()">Ruim huis &eacute;n tuin.</span><br />Instapklaar.',
    ),
    pictures: [31, 32, 33, 34].map((id, at) => picture(origin, id, [14, 14, 15][at])),
    details: everyDetail(),
    // None of this is for visitors.
    owners: [{ name: 'Eigenaar Geheim', email: 'geheim@example.test' }],
    contractDetails: { commission: 4.2577, note: 'Geheim: verkoopt wegens scheiding' },
    internalNote: 'Geheim nummer 0470 99 88 77',
  })
}

function picture(origin: string, id: number, order?: number) {
  return {
    id,
    ...(order && { order }),
    orientation: 'Landscape',
    urlSmall: `${origin}/pictures/200/${id}.png`,
    urlXXL: `${origin}/pictures/1600/${id}.png`,
    updateDateTime: '2026-10-20T07:30:00.5',
  }
}

function detail(id: number, value?: string, code?: number) {
  return {
    id,
    group: 'groep',
    label: 'label',
    type: 'char',
    ...(value !== undefined && { value }),
    ...(code !== undefined && { enum: { id: code } }),
  }
}

function everyDetail() {
  return [
    detail(14, '1978'),
    detail(585, '2016'),
    detail(55, '2'),
    detail(998, '1'),
    detail(999, '2'),
    detail(1849, '50.8912'),
    detail(1850, '4.7331'),
    detail(1914, 'Gezinswoning met zuidtuin'),
    detail(2391, '20260803-0001234567-RES-1'),
    detail(2776, '08/05/2034 00:00'),
    detail(1020, 'gas', 660),
    detail(1736, 'woongebied', 12),
    detail(808, '1'),
    detail(2712, 'geen', 1837),
    detail(820),
  ]
}

/** The owner shows neither price nor address, and its internal name tells the street. */
function discreet(): SampleEstate {
  return anEstate({
    id: 8102,
    name: 'Appartement Kasteelstraat 5',
    address: 'Kasteelstraat',
    displayAddress: false,
    displayPrice: false,
    category: { id: 2 },
    subCategory: { id: 18 },
    purpose: { id: 2 },
    purposeStatus: { id: 2 },
    price: 1150.0,
  })
}

function project(): SampleEstate {
  return anEstate({ id: 8103, name: 'Project De Kade', canHaveChildren: true, category: { id: 2 } })
}

function unit(): SampleEstate {
  return anEstate({ id: 8104, name: 'Eenheid 2.1', parentId: 8103, category: { id: 2 } })
}

/** Sold, without a price and without texts. */
function realised(): SampleEstate {
  return anEstate({
    id: 8105,
    name: 'Bouwgrond Oost',
    category: { id: 3 },
    subCategory: { id: 26 },
    displayStatusId: 4,
    purposeStatus: { id: 3 },
    price: 0,
    shortDescription: [],
  })
}

function annuity(): SampleEstate {
  return anEstate({
    id: 8106,
    name: 'Lijfrente Parkzicht',
    zip: '1000',
    city: 'Brussel',
    purpose: { id: 3 },
    purposeStatus: { id: 15 },
    price: 88000.0,
  })
}

/** A kind that nobody mapped, and values that make no sense. */
function odd(): SampleEstate {
  return anEstate({
    id: 8107,
    name: 'Woonboot',
    category: { id: 42 },
    rooms: 'drie',
    energyValue: '120-480',
    updateDateTime: '2026-11-03T09:00:00.7',
  })
}
