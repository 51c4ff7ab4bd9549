/**
 * Homes of nobody, in the shape in which Omnicasa tells them. `in` holds what differs by LanguageId: what
 * is not there comes empty in English, and in Dutch where German was asked for.
 */
export type SampleHomeItem = {
  ID: number
  LastChangedDate: string
  in?: Record<number, Record<string, unknown>>
} & Record<string, unknown>

/** A house for sale: say only what matters to the test. */
export function anItem(wish: Partial<SampleHomeItem> & { ID: number }): SampleHomeItem {
  return {
    OfficeName: 'Kantoor Proef',
    SiteID: 1,
    CountryID: 10,
    CountryAbbr: 'B',
    CountryName: 'België',
    PriceUnit: 0,
    PriceUnitText: '€',
    RecordFile: `OC-${wish.ID}`,
    WebID: 1,
    WebIDs: '1',
    WebIDName: 'Woning',
    MainTypeID: 163,
    Ident: 'Meidoornstraat 8, 9000 Gent',
    TypeDescription: `Huis ${wish.ID}`,
    DescriptionA: `<p>Een huis met nummer ${wish.ID}.</p>`,
    DescriptionB: '',
    Goal: 0,
    Status: 1,
    SubStatus: 0,
    PublishPrice: true,
    Price: 310_000,
    PublishAddress: true,
    Street: 'Meidoornstraat',
    HouseNumber: '8',
    BoxNr: '',
    Zip: '9000',
    City: 'Gent',
    ProjectID: 0,
    CreatedDate: '2026-01-05 10:00:00',
    LastChangedDate: '2026-11-01 10:00:00',
    XLargePictureItems: [],
    ...wish,
  }
}

export function aProject(wish: Partial<SampleHomeItem> & { ID: number }): SampleHomeItem {
  return {
    Name: `Project ${wish.ID}`,
    Description: '<p>Zes appartementen.</p>',
    PublishInternet: true,
    PublishWebsite: true,
    Status: 1,
    Zip: '9000',
    City: 'Gent',
    LastChangedDate: '2026-11-01 10:00:00',
    XLargePictureItems: [],
    ...wish,
  }
}
