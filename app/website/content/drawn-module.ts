import type { ModuleContent, ShownModule } from '../../editorial/shown/shown-module'
import type { ProjectCard } from '../../projects/project-card'
import type { PropertyList } from '../../properties/property-lists'
import type { ShownCard } from '../../properties/shown/shown-card'
import type { Agency } from '../../web/agency'

export type DrawnContent =
  | Exclude<ModuleContent, { type: 'property-list' | 'project-list' | 'contact' }>
  | { type: 'property-cards'; list: PropertyList; total: number; cards: ShownCard[] }
  | { type: 'project-cards'; cards: ProjectCard[] }
  | { type: 'contact'; agency: Agency }

export type DrawnModule = Omit<ShownModule, 'content'> & { content: DrawnContent }
