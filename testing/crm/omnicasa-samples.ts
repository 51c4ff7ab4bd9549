import { anItem, aProject, type SampleHomeItem } from './omnicasa-homes'

/** One of each kind that has a trap in it. */
export function sampleItems(pictureOrigin: string): SampleHomeItem[] {
  return [everything(pictureOrigin), toLet(), sold(), unit(), takeOver(), discreet(), odd()]
}

export function sampleProjects(): SampleHomeItem[] {
  return [
    aProject({ ID: 701, Name: 'Havenhof', in: { 2: { Name: 'Cour du Port', City: 'Gand' } } }),
    aProject({ ID: 702, Name: 'Nog niet publiek', PublishInternet: false, PublishWebsite: false }),
  ]
}

function pictures(origin: string, ...ids: number[]) {
  const sized = (size: string) =>
    ids.map((id) => ({
      ID: id,
      Url: `${origin}/pictures/${size}/${id}.png`,
      Width: 1600,
      Height: 1200,
      Name: id % 2 ? 'Voorgevel' : 'IMG_0012.JPG',
    }))
  return { XLargePictureItems: sized('xl'), SmallPictureItems: sized('s') }
}

function everything(origin: string): SampleHomeItem {
  return anItem({
    ID: 9101,
    RecordFile: 'VK-2026-014',
    WebIDs: '1,7',
    Ident: 'Lindelaan 14, 3000 Leuven',
    TypeDescription: 'Gezinswoning met tuin',
    DescriptionA: '<p><span style="font-family:Arial">Ruime woning met <b>zuidtuin</b>.</span></p>',
    DescriptionB: 'Instapklaar.',
    SubStatus: 4,
    Price: 389_000,
    PublishPrice: '1',
    Street: 'Lindelaan',
    HouseNumber: '14',
    Zip: '3000',
    City: 'Leuven',
    GoogleX: '50.8798',
    GoogleY: '4.7005',
    ConstructionYear: 1974,
    SurfaceTotal: 412,
    SurfaceGround: 412,
    SurfaceLiving: 168.4,
    SurfaceTerrace: 24,
    SurfaceGarden: 210,
    NumberOfBedRooms: 4,
    NumberOfBathRooms: 1,
    NumberOfShowerRooms: 1,
    NumberOfToilets: 2,
    NumberOfGarages: 1,
    NumberOfParkings: 2,
    HasGarden: true,
    HasLift: false,
    EnergyPerformance: 214,
    KitchenName: 'Ingericht',
    HeatingName: 'Centrale verwarming gas',
    WindowGlazing: '2',
    OrientationT: 'Zuid',
    VirtualTour: 'https://tour.example.test/9101',
    SoilCertificate: 2,
    PlanningInformation: 'Wg',
    Permit: 'Vg',
    LastChangedDate: '/Date(1794470400000+0100)/',
    ...pictures(origin, 55011, 55012, 55013),
    in: {
      2: {
        TypeDescription: 'Maison familiale avec jardin',
        DescriptionA: '<p>Maison spacieuse.</p>',
        City: 'Louvain',
        CountryName: 'Belgique',
        KitchenName: 'Équipée',
        OrientationT: 'Sud',
      },
    },
    // None of this is for visitors.
    OwnerName: 'Eigenaar Geheim',
    OwnerEmail: 'geheim@example.test',
    InternalComment: 'Geheim: verkoopt wegens scheiding',
    CommissionPercentage: 4.2577,
    StartPrice: 399_000,
  })
}

/** With an entity in its text, free from a day on, and not translated into French. */
function toLet(): SampleHomeItem {
  return anItem({
    ID: 9102,
    Goal: 1,
    WebID: 2,
    WebIDs: '2',
    MainTypeID: 7,
    Ident: 'Zeedijk 210 bus 4.2',
    TypeDescription: 'Appartement met zeezicht',
    DescriptionA: 'Gemeubeld &amp; instapklaar.',
    SubStatusName: '-',
    PriceUnit: 1,
    PriceUnitText: '€ / maand',
    Price: 975,
    Street: 'Zeedijk',
    HouseNumber: '210',
    BoxNr: '4.2',
    Zip: '8400',
    City: 'Oostende',
    // Mixed up.
    GoogleX: '2.9156',
    GoogleY: '51.2329',
    AvailableDate: '2026-12-01 00:00:00',
    in: {
      2: { TypeDescription: '', DescriptionA: '', City: 'Ostende', PriceUnitText: '€ / mois' },
    },
  })
}

/** Sold, without a price, a text or a place on the map. */
function sold(): SampleHomeItem {
  return anItem({
    ID: 9103,
    WebID: 4,
    WebIDs: '4',
    MainTypeID: 27,
    TypeDescription: 'Bouwgrond open bebouwing',
    DescriptionA: null,
    Status: 2,
    PublishPrice: false,
    Price: 0,
    PublishAddress: false,
    Street: '',
    HouseNumber: '0',
    Zip: '3360',
    City: 'Bierbeek',
    GoogleX: '',
    GoogleY: '',
    EnergyPerformance: null,
    LastChangedDate: '0001-01-01 00:00:00',
    in: { 2: { TypeDescription: 'Terrain à bâtir', DescriptionA: null } },
  })
}

function unit(): SampleHomeItem {
  return anItem({
    ID: 9104,
    WebID: 2,
    WebIDs: '2',
    PriceUnit: 7,
    PriceUnitText: 'vanaf €',
    TypeDescription: 'Nieuwbouwappartement A1',
    ProjectID: 701,
    Street: 'Havenkaai',
  })
}

function takeOver(): SampleHomeItem {
  return anItem({
    ID: 9105,
    Goal: 2,
    WebID: 6,
    WebIDs: '6',
    MainTypeID: 159,
    TypeDescription: 'Over te nemen bakkerij',
    DescriptionA: 'Handelsfonds met cliënteel.',
    Price: 85_000,
    MonthlyRent: 1_200,
    Zip: '3500',
    City: 'Hasselt',
  })
}

/** The owner shows neither price nor address, and the title tells the street. */
function discreet(): SampleHomeItem {
  return anItem({
    ID: 9106,
    TypeDescription: 'Villa Kasteelstraat',
    Ident: 'Kasteelstraat 5, 9000 Gent',
    Street: 'Kasteelstraat',
    PublishAddress: false,
    PublishPrice: 0,
    HasViager: true,
    ViagerBouquet: 88_000,
    ViagerMonthly: 750,
  })
}

/** A kind that nobody mapped, and values that make no sense. */
function odd(): SampleHomeItem {
  return anItem({
    ID: 9107,
    TypeDescription: 'Woonboot',
    WebID: 42,
    WebIDs: '42',
    MainTypeID: 999,
    NumberOfBedRooms: 'drie',
    GScore: 'Z',
    CreatedDate: '2026-02-31 00:00:00',
    GoogleX: '12.5',
    GoogleY: '88.1',
  })
}
