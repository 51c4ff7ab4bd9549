import type { ContentInput } from '../app/editorial/writing/content-queries.server'
import { imageUrl } from '../app/images/image-url'
import type { Page } from './editorial/content'

type Picture = { id: number; url: string }

/** A page of the demo agency as the content room keeps it. */
export function demoPage(page: Page, picture: Picture): ContentInput<'page'> {
  const { id, parentId, name, originalPath, status, sort, isInMenu, seo, redirect } = page
  const shared = imageUrl(picture.url.replace('/images/', ''), { width: 1360 })
  const everywhere = { nl: shared, fr: shared, en: shared, de: shared }
  return {
    id,
    parentId,
    name,
    status,
    sort,
    isInMenu,
    path: originalPath,
    type: typeOf(page),
    params: {
      title: page.title,
      description: page.description,
      seo: { ...seo, ogImage: everywhere, twitterImage: everywhere },
      image: picture.id,
      redirect: redirect !== undefined,
      redirectUrl: redirect?.url ?? {},
      path: ownPaths(page),
      showBreadCrumb: page.showBreadCrumb,
      showPageBanner: page.showPageBanner,
      bannerTitle: page.bannerTitle,
      bannerDescription: page.bannerDescription,
    },
  }
}

/** "/nl/deontologie/" is kept as "deontologie": what stands above it may move. */
function ownPaths({ path }: Page): Record<string, string> {
  const last = (whole: string) => whole.split('/').at(-2) ?? ''
  return Object.fromEntries(Object.entries(path ?? {}).map(([code, whole]) => [code, last(whole)]))
}

function typeOf({ name, modules }: Page): 'home' | 'list' | 'page' {
  if (name === 'home') return 'home'
  return modules.some(({ relation }) => relation.type.endsWith('-list')) ? 'list' : 'page'
}
