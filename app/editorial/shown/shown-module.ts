import type { ArticlePage } from '../article'
import type { PageModule } from '../module'
import type {
  ShownArticle,
  ShownExternal,
  ShownFigure,
  ShownImage,
  ShownMember,
} from './shown-content'

/** What a module shows. Properties and projects are named only: the door asks their rooms for them. */
export type ModuleContent =
  | { type: 'article'; article: ShownArticle }
  | { type: 'category'; name: string; page: ArticlePage | null; articles: ShownArticle[] }
  | { type: 'team'; name: string; members: ShownMember[] }
  | { type: 'stats-view'; figures: ShownFigure[] }
  | { type: 'external'; block: ShownExternal }
  | { type: 'property-list' | 'project-list'; list: string }
  | { type: 'contact' }

export type ShownModule = Pick<
  PageModule,
  'id' | 'titleSize' | 'span' | 'col' | 'view' | 'backgroundType' | 'colorBackground' | 'maxItems'
> & {
  className: string
  title: string
  description: string
  description2: string
  itemsPerRow: number
  image: ShownImage | undefined
  images: ShownImage[]
  content: ModuleContent
}
