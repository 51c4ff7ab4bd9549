import type { MetaDescriptor } from 'react-router'
import { officePath } from './office-pages'

export function officeHead(title: string | undefined): MetaDescriptor[] {
  return [
    { title: title ?? '' },
    { name: 'robots', content: 'noindex, nofollow' },
    // With the session: it stands behind the same door.
    {
      tagName: 'link',
      rel: 'manifest',
      href: officePath('manifest'),
      crossOrigin: 'use-credentials',
    },
  ]
}
