import type { MetaDescriptor } from 'react-router'

export function officeHead(title: string | undefined): MetaDescriptor[] {
  return [{ title: title ?? '' }, { name: 'robots', content: 'noindex, nofollow' }]
}
