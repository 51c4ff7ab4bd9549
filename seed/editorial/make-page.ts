import type { Module, Page, PageTexts, Relation, Seo, Text } from './content'
import pageTexts from './page-texts.json'

const texts: Record<keyof typeof pageTexts, PageTexts> = pageTexts

type Outline = Pick<Page, 'id' | 'originalPath' | 'sort' | 'picture'> &
  Partial<Page> & { name: keyof typeof pageTexts }

export function page(outline: Outline): Page {
  const { title, description, bannerTitle, bannerDescription, ...search } = texts[outline.name]
  return {
    parentId: null,
    status: 'published',
    isInMenu: true,
    title,
    description,
    seo: seo(search, outline.picture),
    showBreadCrumb: false,
    showPageBanner: false,
    bannerTitle: bannerTitle ?? title,
    bannerDescription: bannerDescription ?? description,
    modules: [],
    ...outline,
  }
}

export function legalPage(outline: Omit<Outline, 'picture'>, articleId: number): Page {
  return page({
    ...outline,
    picture: 'banner-02.webp',
    isInMenu: false,
    showBreadCrumb: true,
    modules: [module('single-view', { type: 'article', id: articleId })],
  })
}

export function module(
  view: Module['view'],
  relation: Relation,
  rest: Partial<Module> = {},
): Module {
  return { sort: 1, view, relation, maxItems: 4, itemsPerRow: 4, ...rest }
}

type SearchTexts = Omit<PageTexts, 'title' | 'description' | 'bannerTitle' | 'bannerDescription'>

function seo(search: SearchTexts, picture: string): Seo {
  return {
    pageTitle: search.pageTitle,
    metaTitle: search.pageTitle,
    metaDescription: search.metaDescription,
    ogTitle: search.socialTitle,
    ogDescription: search.socialDescription,
    ogImage: picture,
    twitterTitle: search.socialTitle,
    twitterDescription: search.socialDescription,
    twitterImage: picture,
  }
}

export function everywhere(nl: string, fr: string, en: string, de: string): Text {
  return { nl: `/nl/${nl}/`, fr: `/fr/${fr}/`, en: `/en/${en}/`, de: `/de/${de}/` }
}
