import type { Language } from '../language/languages'
import { pathTo } from '../language/path-to'
import { slug } from '../language/slug'

type Addressed = { id: number; title: string; city: string }

/** The id is the identity; city and slug are there for people and search engines. */
export function projectPath({ id, title, city }: Addressed, language: Language): string {
  return pathTo('project', language, { id, city: slug(city), slug: slug(title) })
}
