import { newestFirst } from '../../editorial/article'
import { breadcrumbOf } from '../../editorial/menu'
import { pageOfList } from '../../editorial/page-of-list'
import { imagesById, listArticlesOf } from '../../editorial/queries.server'
import { seoTexts } from '../../editorial/seo-texts'
import { ArticleCards } from '../../editorial/shown/article-cards'
import { shownArticles } from '../../editorial/shown/module-content.server'
import { shownImage, withoutText } from '../../editorial/shown/shown-content'
import { enquiryPath } from '../../enquiries/forms'
import { pathTo } from '../../language/path-to'
import { translated } from '../../language/translated'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { siteOf } from '../../site/site.server'
import { ButtonLink } from '../../ui/button'
import { ArrowLeft, ArrowRight } from '../../ui/icons'
import { Link } from '../../ui/link'
import { showsNo } from '../../web/page/page-needs.server'
import { breadcrumbFacts } from '../frame/breadcrumb-facts'
import { headOf, headTags } from '../frame/head'
import { notFound } from '../frame/not-found.server'
import { PageTop } from '../frame/page-top'
import { pageTop } from '../frame/page-top-texts'
import { sitePages } from '../frame/site-pages.server'
import { newsFeedPath } from '../sitemaps.server'
import type { Route } from './+types/news.page'
import styles from './article.module.css'

const perPage = 6

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  showsNo(context, 'properties', 'projects')
  const { db, language } = site
  const { pages } = await sitePages(site)
  const page = pages.find(({ name }) => name === 'news')
  if (!page) throw notFound()

  const { articles, categories } = await listArticlesOf(db, 'news-article')
  const told = await shownArticles(site, newestFirst(articles), categories)
  const part = pageOfList(told.map(withoutText), url.searchParams.get('page'), perPage)
  if (!part) throw notFound()

  const crumbs = breadcrumbOf(page, pages, language)
  const image = shownImage(await imagesById(db, [page.params.image]), page.params.image, language)
  const { banner } = site.siteConfiguration().header
  const title = translated(page.params.title, language)
  const description = translated(page.params.description, language)
  const seo = seoTexts(page.params.seo, page.params.isActiveSEO, language)
  return {
    part,
    newsletter: enquiryPath('sign-newsletter', language),
    feed: { title, href: new URL(newsFeedPath(language), site.origin).href },
    top: pageTop(page, { image, crumbs, banner, language }),
    head: headOf(site, {
      title,
      ...seo,
      description: seo.description ?? description,
      paths: site.inEveryLanguage((each) => numbered(pathTo('news', each), part.page)),
      facts: breadcrumbFacts(crumbs, site.origin),
    }),
  }
}

function numbered(path: string, page: number): string {
  return page === 1 ? path : `${path}?page=${page}`
}

export default function News({ loaderData: { part, top, newsletter } }: Route.ComponentProps) {
  const { t } = useTranslation('editorial')
  return (
    <>
      <PageTop {...top} />
      <div className="wrap section">
        <ArticleCards articles={part.items} headingLevel={2} />
        {part.pages > 1 && <Pages page={part.page} pages={part.pages} />}
        <p className={styles.next}>
          <ButtonLink kind="quiet" to={newsletter}>
            {t('newsletter')}
          </ButtonLink>
        </p>
      </div>
    </>
  )
}

function Pages({ page, pages }: { page: number; pages: number }) {
  const { t } = useTranslation('editorial')
  const path = pathTo('news', useLanguage())
  return (
    <nav className={styles.pages} aria-label={t('news-pages')}>
      {page > 1 ? (
        <Link className="more" rel="prev" to={numbered(path, page - 1)}>
          <ArrowLeft />
          {t('newer')}
        </Link>
      ) : (
        <span />
      )}
      <span className="soft">{t('page-of', { page, pages })}</span>
      {page < pages ? (
        <Link className="more" rel="next" to={numbered(path, page + 1)}>
          {t('older')}
          <ArrowRight />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const type = 'application/rss+xml'
  const feed = loaderData ? [{ tagName: 'link', rel: 'alternate', type, ...loaderData.feed }] : []
  return [...headTags(loaderData?.head), ...feed]
}
