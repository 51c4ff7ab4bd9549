import type { StockKind } from '../../stock/stock-kind'
import { officePages } from '../office-pages'

/** All properties, all projects. */
export const listPageOf = { property: 'properties', project: 'projects' } as const

/** By the pattern of the route: properties and projects have the same pages. */
export function stockKindAt(pattern: string): StockKind {
  return `/${pattern}`.includes(officePages.projects.path) ? 'project' : 'property'
}
