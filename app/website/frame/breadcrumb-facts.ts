import type { Crumb } from '../../editorial/menu'

/** The breadcrumb as search engines read it. */
export function breadcrumbFacts(crumbs: Crumb[], origin: string): object[] {
  if (crumbs.length < 2) return []
  const itemListElement = crumbs.map(({ title, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: title,
    item: new URL(path, origin).href,
  }))
  return [{ '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement }]
}
