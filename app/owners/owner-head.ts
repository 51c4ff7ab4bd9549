import type { MetaDescriptor } from 'react-router'

/** These pages are nobody else's: search engines are asked to stay away. */
export function ownerHead(title: string | undefined): MetaDescriptor[] {
  return [{ title: title ?? '' }, { name: 'robots', content: 'noindex, nofollow' }]
}
