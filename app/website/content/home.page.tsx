import { listArticlesOf, listTestimonials } from '../../editorial/queries.server'
import { seoTexts } from '../../editorial/seo-texts'
import { ArticleCards } from '../../editorial/shown/article-cards'
import { shownArticles } from '../../editorial/shown/module-content.server'
import { shownTestimonial, withoutText } from '../../editorial/shown/shown-content'
import { TestimonialList } from '../../editorial/shown/testimonial-list'
import { enquiryPath } from '../../enquiries/forms'
import { languages } from '../../language/languages'
import { pathTo } from '../../language/path-to'
import { translated } from '../../language/translated'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { countByList } from '../../properties/shown/list-count-queries.server'
import { BrickWall } from '../../search/wall/brick-wall'
import { laidBricks } from '../../search/wall/laid-bricks.server'
import { siteOf } from '../../site/site.server'
import { ArrowRight } from '../../ui/icons'
import { Link } from '../../ui/link'
import { createVersionedCache } from '../../web/versioned-cache'
import { agencyFacts } from '../frame/agency-facts'
import { bannerOf } from '../frame/banner.server'
import { headOf, headTags } from '../frame/head'
import { sitePages } from '../frame/site-pages.server'
import { SearchBlock } from '../lists/search-block'
import { searchTexts } from '../lists/search-texts'
import pageStyles from '../page-body.module.css'
import type { Route } from './+types/home.page'
import { allowFrames, drawnModules } from './drawn-modules.server'
import styles from './home.module.css'
import { HomeBanner } from './home-banner'
import { ModuleSection } from './module-section'
import moduleStyles from './module-section.module.css'
import { ValuationCall } from './valuation-call'

const latest = 3
const voices = 3
/** Four courses on a desk. */
const bricks = 46

export async function loader({ context }: Route.LoaderArgs) {
  const site = siteOf(context)
  const { language, t } = site
  const { pages } = await sitePages(site)
  const page = pages.find(({ name }) => name === 'home')
  const params = page?.params
  const [shown, modules] = await Promise.all([
    recall(site.contentVersion, language, () => shownAtHome(site, params?.image ?? null)),
    page ? drawnModules(site, page) : [],
  ])
  allowFrames(context, modules)
  const seo = params ? seoTexts(params.seo, params.isActiveSEO, language) : {}
  return {
    ...shown,
    modules,
    tellYours: enquiryPath('testimonial', language),
    head: headOf(site, {
      title: (params && translated(params.title, language)) || t('home.title'),
      ...seo,
      description: seo.description || t('home.description'),
      paths: site.inEveryLanguage((each) => pathTo('home', each)),
      facts: [agencyFacts(site.agency(), site.origin)],
    }),
  }
}

type Site = ReturnType<typeof siteOf>

const recall = createVersionedCache(languages.length)

async function shownAtHome(site: Site, image: number | null) {
  const { db, language } = site
  const { showsWall } = site.siteConfiguration().brand
  const [counts, banner, testimonials, news, wall] = await Promise.all([
    countByList(db),
    bannerOf(site, image),
    listTestimonials(db),
    latestNews(site),
    showsWall ? laidBricks(db, language, bricks) : [],
  ])
  const told = testimonials.slice(0, voices).map((each) => shownTestimonial(each, language))
  return { search: searchOf(site, counts), banner, testimonials: told, news, wall }
}

function searchOf(site: Site, counts: Awaited<ReturnType<typeof countByList>>) {
  const { header, brand } = site.siteConfiguration()
  const { propertySearch } = header
  if (!propertySearch.isPublic) return null
  const totals = { forSale: counts['for-sale'] ?? 0, forRent: counts['for-rent'] ?? 0 }
  const picture = header.logo.picture && {
    ...header.logo.picture,
    alt: translated(header.logo.picture.alt, site.language),
  }
  const logo = propertySearch.showLogo ? { brand: brand.name, picture } : null
  return { ...searchTexts(propertySearch, totals, site.language), logo }
}

async function latestNews(site: Site) {
  const { articles, categories } = await listArticlesOf(site.db, 'news-article')
  const newest = articles
    .toSorted((one, other) => (other.publishedOn ?? '').localeCompare(one.publishedOn ?? ''))
    .slice(0, latest)
  const shown = await shownArticles(site, newest, categories)
  return shown.map((article) => ({ ...withoutText(article), intro: '' }))
}

export default function Property({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['website', 'search'])
  const language = useLanguage()
  const { search, banner, modules, wall, testimonials, tellYours } = loaderData
  const title = search?.title || t('home.title')
  return (
    <>
      <HomeBanner banner={banner}>
        {search ? (
          <SearchBlock block={{ ...search, title }} />
        ) : (
          <h1 className="hidden">{title}</h1>
        )}
      </HomeBanner>
      <div className={moduleStyles.modules}>
        {modules.map((module, index) => (
          <ModuleSection key={module.id} module={module} isFirst={index === 0} />
        ))}
      </div>
      {testimonials.length > 0 && (
        <section className={`wrap section later ${styles.voices}`} aria-labelledby="voices">
          <h2 className="hidden" id="voices">
            {t('home.voices')}
          </h2>
          <TestimonialList testimonials={testimonials} />
          <p>
            <Link className="more" to={tellYours}>
              {t('tell-yours', { ns: 'editorial' })}
              <ArrowRight />
            </Link>
          </p>
        </section>
      )}
      <BrickWall
        bricks={wall}
        more={
          <Link to={pathTo('realisations', language)}>{t('search:list.realisations.title')}</Link>
        }
      />
      <ValuationCall />
      <LatestNews articles={loaderData.news} />
    </>
  )
}

function LatestNews({ articles }: { articles: Awaited<ReturnType<typeof latestNews>> }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (articles.length === 0) return null
  return (
    <section className="section later" aria-labelledby="news">
      <div className="wrap">
        <div className={pageStyles.sectionHead}>
          <h2 id="news">{t('home.news')}</h2>
          <Link className="more" to={pathTo('news', language)}>
            {t('all-news', { ns: 'editorial' })}
            <ArrowRight />
          </Link>
        </div>
        <ArticleCards articles={articles} />
      </div>
    </section>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
