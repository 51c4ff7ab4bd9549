import { redirect } from 'react-router'
import { newestFirst } from '../../editorial/article'
import { breadcrumbOf, findPage, pageAddress, pagePath } from '../../editorial/menu'
import type { Page } from '../../editorial/page'
import { imagesById, listArticlesOf } from '../../editorial/queries.server'
import { seoTexts, summary } from '../../editorial/seo-texts'
import { ArticleCards } from '../../editorial/shown/article-cards'
import { shownArticles } from '../../editorial/shown/module-content.server'
import { shownImage, withoutText } from '../../editorial/shown/shown-content'
import { enquiryPath } from '../../enquiries/forms'
import { KeptTable } from '../../forms/kept/kept-table'
import { imageUrl } from '../../images/image-url'
import type { Language } from '../../language/languages'
import { localisedHtml } from '../../language/localised-html'
import { translated } from '../../language/translated'
import { useTranslation } from '../../language/use-translation'
import { siteOf } from '../../site/site.server'
import { Link } from '../../ui/link'
import { RichText } from '../../ui/rich-text'
import { showsNo } from '../../web/page/page-needs.server'
import { breadcrumbFacts } from '../frame/breadcrumb-facts'
import { headOf, headTags } from '../frame/head'
import { notFound } from '../frame/not-found.server'
import { PageTop } from '../frame/page-top'
import { pageTop } from '../frame/page-top-texts'
import { sitePages } from '../frame/site-pages.server'
import type { Route } from './+types/content.page'
import { allowFrames, drawnModules, showsProperties } from './drawn-modules.server'
import { ModuleSection } from './module-section'
import styles from './module-section.module.css'
import { titleOnce } from './title-once'

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const { language } = site
  const { pages } = await sitePages(site)
  if (url.pathname.split('/')[1] !== language) throw movedPage(pages, language, url)

  const page = findPage(pages, language, url.pathname)
  if (!page) throw notFound()
  if (page.params.redirect) {
    const address = pageAddress(page, pages, language)
    throw address && address !== url.pathname ? redirect(address, 302) : notFound()
  }
  const shown = await shownPage(site, page, pages)
  allowFrames(context, shown.modules)
  if (!showsProperties(shown.modules)) showsNo(context, 'properties', 'projects')
  return shown
}

type Site = ReturnType<typeof siteOf>

async function shownPage(site: Site, page: Page, pages: Page[]) {
  const { db, language, origin } = site
  const { params } = page
  const image = shownImage(await imagesById(db, [params.image]), params.image, language)
  const { banner } = site.siteConfiguration().header
  const crumbs = breadcrumbOf(page, pages, language)
  const title = translated(params.title, language)
  const description = translated(params.description, language)
  const head = headOf(site, {
    title,
    ...(image ? { image: imageUrl(image.file, { width: 1360 }) } : {}),
    paths: site.inEveryLanguage((each) => pagePath(page, pages, each)),
    facts: breadcrumbFacts(crumbs, origin),
    ...seoOf(page, language, description),
  })
  const top = pageTop(page, { image, crumbs, banner, language })
  const html = localisedHtml(translated(params.content, language), language)
  const apply = page.name === 'vacancies' ? enquiryPath('job-contact', language) : null
  const jobs = page.name === 'vacancies' ? await openJobs(site) : []
  const isPrivacy = page.name === 'privacy'
  const modules = titleOnce(await drawnModules(site, page), top.title)
  return { top, html, apply, jobs, isPrivacy, modules, head }
}

async function openJobs(site: Site) {
  const { articles, categories } = await listArticlesOf(site.db, 'vacancy')
  return (await shownArticles(site, newestFirst(articles), categories)).map(withoutText)
}

function seoOf({ params }: Page, language: Language, description: string) {
  const texts = seoTexts(params.seo, params.isActiveSEO, language)
  return { ...texts, description: texts.description ?? summary(description) }
}

/** An address from before the languages leads to the page in the visitor's language. */
function movedPage(pages: Page[], language: Language, url: URL) {
  const page = pages.find(({ path }) => path === url.pathname)
  const path = page && pagePath(page, pages, language)
  if (!path) return notFound()
  const headers = { vary: 'accept-language, cookie', 'cache-control': 'private, no-cache' }
  return redirect(path + url.search, { status: 308, headers })
}

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('editorial')
  const { top, html, apply, jobs, isPrivacy, modules } = loaderData
  return (
    <>
      <PageTop {...top} />
      {html && (
        <div className="wrap">
          <RichText html={html} />
        </div>
      )}
      <div className={styles.modules}>
        {modules.map((module, index) => (
          <ModuleSection key={module.id} module={module} isFirst={index === 0} />
        ))}
      </div>
      {isPrivacy && (
        <div className="wrap section">
          <KeptTable />
        </div>
      )}
      {apply && (
        <div className={`wrap ${styles.jobs}`}>
          {jobs.length > 0 && (
            <>
              <h2>{t('jobs')}</h2>
              <ArticleCards articles={jobs} />
            </>
          )}
          <Link className="more" to={apply}>
            {t('apply-open')}
          </Link>
        </div>
      )}
    </>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
