/** One palette for the live map and the drawn one, light enough for brick-coloured prices. */
export const colours = {
  sea: '#dbe7ec',
  abroad: '#efe9df',
  land: '#fbf9f6',
  border: '#b9ab98',
  province: '#ddd3c5',
  river: '#b5cfdc',
  town: '#e6d9c6',
  ink: '#4a433c',
  green: '#dfe8d3',
  wood: '#d0dfc4',
  built: '#f4eee5',
  work: '#ece5dd',
  house: '#e5d9c9',
  rail: '#b3a89b',
  path: '#cfc4b3',
  edge: '#d8ccba',
  brick: '#a4452c',
}

/** Kinds of ground in Protomaps' landuse and landcover. */
export const grounds: { colour: string; kinds: string[] }[] = [
  { colour: colours.built, kinds: ['residential', 'neighbourhood', 'urban_area'] },
  {
    colour: colours.work,
    kinds: ['industrial', 'commercial', 'railway', 'hospital', 'school', 'university', 'college'],
  },
  {
    colour: colours.green,
    kinds: [
      'park',
      'grass',
      'grassland',
      'meadow',
      'garden',
      'golf_course',
      'pitch',
      'playground',
      'cemetery',
      'recreation_ground',
      'village_green',
      'allotments',
    ],
  },
  { colour: colours.wood, kinds: ['forest', 'wood', 'nature_reserve', 'scrub', 'orchard'] },
]

type RoadLook = {
  kind: string
  /** Pixels at zoom 15. */
  width: number
  colour: string
  edge?: string
  dash?: [number, number]
  /** Drawn from this zoom on. */
  zoom: number
}

/** From the least to the most important: the last is drawn over the others. */
export const roads: RoadLook[] = [
  { kind: 'path', width: 1.2, colour: colours.path, dash: [3, 2], zoom: 14 },
  { kind: 'minor_road', width: 5, colour: '#ffffff', edge: colours.edge, zoom: 12 },
  { kind: 'rail', width: 1.6, colour: colours.rail, dash: [6, 3], zoom: 10 },
  { kind: 'major_road', width: 7, colour: '#ffffff', edge: '#cbb99f', zoom: 8 },
  { kind: 'highway', width: 9, colour: '#f6dcc0', edge: '#d3a679', zoom: 6 },
]
