import { type PageRow, plain } from './page-row'

const who = 'owner'

/** The portal where owners follow their property. */
// biome-ignore format: a table reads as a table
export const ownerRows: PageRow[] = [
  { kind: 'owner', path: plain, who },
  { kind: 'owner-access', path: plain, who },
  { kind: 'owner-property', path: ({ to, owned }) => to('owner-property', { id: owned }), who },
  { kind: 'owner-property, of nobody', path: ({ to }) => to('owner-property', { id: 1 }), who, status: 404 },
]
