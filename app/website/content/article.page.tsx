import { redirect } from 'react-router'
import { type Article, type ArticlePage, articlePages, sectionOf } from '../../editorial/article'
import { mostItems } from '../../editorial/module'
import { listArticlesOf } from '../../editorial/queries.server'
import { seoTexts, summary } from '../../editorial/seo-texts'
import { ArticleCards } from '../../editorial/shown/article-cards'
import { shownArticles } from '../../editorial/shown/module-content.server'
import { articlePath, withoutText } from '../../editorial/shown/shown-content'
import { enquiryPath } from '../../enquiries/forms'
import { imageUrl } from '../../images/image-url'
import { Photo } from '../../images/photo'
import type { Language } from '../../language/languages'
import { longDay } from '../../language/long-day'
import { pathTo } from '../../language/path-to'
import { paths } from '../../language/paths'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { siteOf } from '../../site/site.server'
import { ButtonLink } from '../../ui/button'
import { RichText } from '../../ui/rich-text'
import { showsNo } from '../../web/page/page-needs.server'
import { AgencyCard } from '../frame/agency-card'
import { Breadcrumb } from '../frame/breadcrumb'
import { breadcrumbFacts } from '../frame/breadcrumb-facts'
import { crumbsTo } from '../frame/crumbs-to.server'
import { headOf, headTags } from '../frame/head'
import { notFound } from '../frame/not-found.server'
import type { Route } from './+types/article.page'
import styles from './article.module.css'
import { articleFacts } from './article-facts'

export async function loader({ context, params, pattern, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  showsNo(context, 'properties', 'projects')
  const { db, language } = site
  const kind = articlePages.find((page) => paths[page][language] === pattern)
  if (!kind) throw notFound()

  const { articles, categories } = await listArticlesOf(db, kind)
  const article = articles.find(({ slug }) => Object.values(slug).includes(params.slug))
  const path = article && articlePath(article, categories, language)
  if (!path) throw notFound()
  // The same article under the slug of another language.
  if (path !== url.pathname) throw redirect(path + url.search, 308)

  const told = await shownArticles(site, articles, categories)
  const shown = told.find(({ id }) => id === article.id)
  if (!shown) throw notFound()
  const crumbs = [...(await crumbsTo(site, sectionOf[kind])), { title: shown.title, path }]
  return {
    article: shown,
    next: nextStep(kind, shown.title, language),
    // News is read on; a service or a job is talked about.
    office: kind === 'news-article' ? null : site.agency(),
    others: told
      .filter(({ id }) => id !== article.id)
      .slice(0, mostItems - 1)
      .map(withoutText),
    crumbs,
    head: headOf(site, {
      title: shown.title,
      ...(shown.image ? { image: imageUrl(shown.image.file, { width: 1360 }) } : {}),
      paths: site.inEveryLanguage((each) => articlePath(article, categories, each)),
      facts: [
        ...breadcrumbFacts(crumbs, site.origin),
        ...articleFacts(kind, shown, {
          brand: site.siteConfiguration().brand,
          origin: site.origin,
          language,
        }),
      ],
      ...seoOf(article, site, shown.intro || shown.html),
    }),
  }
}

type Site = ReturnType<typeof siteOf>

/** What a reader may want to do at the end. */
function nextStep(kind: ArticlePage, title: string, language: Language) {
  const vacancy = new URLSearchParams({ vacancy: title })
  const steps = {
    vacancy: { text: 'apply', path: `${enquiryPath('job-contact', language)}?${vacancy}` },
    'news-article': { text: 'newsletter', path: enquiryPath('sign-newsletter', language) },
    service: { text: 'ask', path: pathTo('contact', language) },
  } as const
  return steps[kind]
}

function seoOf(article: Article, { language }: Site, text: string) {
  const texts = seoTexts(article.seo, true, language)
  return { ...texts, description: texts.description ?? summary(text) }
}

export default function Reading({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('editorial')
  const language = useLanguage()
  const { article, others, crumbs, next, office } = loaderData
  const step = (
    <ButtonLink kind={next.text === 'newsletter' ? 'quiet' : 'primary'} to={next.path}>
      {t(next.text)}
    </ButtonLink>
  )
  return (
    <>
      <article className={`wrap ${styles.article}`}>
        <header>
          <Breadcrumb crumbs={crumbs} />
          <h1>{article.title}</h1>
          {article.day && (
            <p className="eyebrow">
              <time dateTime={article.day}>{longDay(article.day, language)}</time>
            </p>
          )}
          {article.intro && <p className="lead">{article.intro}</p>}
        </header>
        {article.image && (
          <Photo picture={article.image} sizes="(width < 100rem) 92vw, 102rem" isFirst />
        )}
        {office ? (
          <div className="split">
            <RichText html={article.html} />
            <div className={`side ${styles.side}`}>
              {step}
              <AgencyCard office={office} />
            </div>
          </div>
        ) : (
          <>
            <RichText html={article.html} />
            <p className={styles.next}>{step}</p>
          </>
        )}
      </article>
      {others.length > 0 && (
        <section className={`section ${styles.sand}`} aria-labelledby="others">
          <div className="wrap">
            <h2 className={styles.others} id="others">
              {t('more-like-this')}
            </h2>
            <ArticleCards articles={others} />
          </div>
        </section>
      )}
    </>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
