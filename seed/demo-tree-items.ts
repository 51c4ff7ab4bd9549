import type { ContentInput } from '../app/editorial/writing/content-queries.server'

/** The lists of properties and projects, by the numbers that the modules know them by. */
export const demoTreeItems: ContentInput<'tree item'>[] = [
  { id: 60, name: 'for-sale' },
  { id: 61, name: 'for-rent' },
  { id: 62, name: 'commercial', webId: 6 },
  { id: 63, name: 'abroad' },
  { id: 64, name: 'for-sale' },
  { id: 71, name: 'realisations' },
  { id: 77, name: 'projects' },
  { id: 78, parentId: 77, name: 'projects-for-sale' },
  { id: 79, parentId: 77, name: 'projects-for-rent' },
]
