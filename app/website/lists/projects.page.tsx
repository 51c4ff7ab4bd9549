import { redirect } from 'react-router'
import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import {
  countProjects,
  listProjectCards,
  projectsPerPage,
} from '../../projects/list-queries.server'
import { ProjectGrid } from '../../projects/project-grid'
import type { PropertyGoal } from '../../properties/property-status'
import { noCriteria } from '../../search/criteria'
import { canonicalQuery, criteriaQuery, readCriteria } from '../../search/criteria-url'
import { PageLinks } from '../../search/list/page-links'
import styles from '../../search/list/results.module.css'
import { pageCount } from '../../search/paging'
import { wholeNumber } from '../../search/whole-number'
import { siteOf } from '../../site/site.server'
import { Link } from '../../ui/link'
import { dependsOn } from '../../web/page/page-needs.server'
import { headOf, headTags } from '../frame/head'
import { notFound } from '../frame/not-found.server'
import type { Route } from './+types/projects.page'

const lists = ['projects', 'projects-for-sale', 'projects-for-rent'] as const
type List = (typeof lists)[number]

const goals: Record<List, PropertyGoal | undefined> = {
  projects: undefined,
  'projects-for-sale': 'sale',
  'projects-for-rent': 'rent',
}

export async function loader({ context, pattern, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const { db, language } = site
  const list = lists.find((each) => pathTo(each, language) === pattern)
  if (!list) throw notFound()
  dependsOn(context, 'properties.list:projects')

  const path = pathTo(list, language)
  const wish = { ...noCriteria, page: readCriteria(url.searchParams).page }
  const canonical = canonicalQuery(url.searchParams, wish)
  if (canonical !== undefined) throw redirect(path + canonical, 302)

  const { cards, total } = await listProjectCards(db, goals[list], wish.page, language)
  if (wish.page > 1 && cards.length === 0) {
    const pages = pageCount(await countProjects(db, goals[list]), projectsPerPage)
    const last = canonicalQuery(url.searchParams, { ...wish, page: pages }) ?? ''
    throw redirect(path + last, 302)
  }
  const title = site.t(`projects:list.${list}.title`)
  return {
    list,
    path,
    cards,
    total,
    page: wish.page,
    pages: pageCount(total, projectsPerPage),
    head: headOf(site, {
      title: wish.page > 1 ? `${title}, ${site.t('search:page', { page: wish.page })}` : title,
      description: site.t(`projects:list.${list}.description`),
      paths: site.inEveryLanguage((each) => pathTo(list, each) + criteriaQuery(wish)),
    }),
  }
}

export default function ProjectsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('projects')
  const language = useLanguage()
  const { list, path, cards, total, page, pages } = loaderData
  return (
    <>
      <div className={`wrap ${styles.title}`}>
        <h1>{t(`list.${list}.title`)}</h1>
      </div>
      <section className={`wrap ${styles.results}`} aria-labelledby="results">
        <h2 className="hidden" id="results">
          {t('results')}
        </h2>
        <div className={`row between ${styles.head}`}>
          <p role="status">
            <b>
              {total
                ? t('count', { count: total, number: wholeNumber(total, language) })
                : t('none')}
            </b>
          </p>
          <Goals list={list} />
        </div>
        <ProjectGrid projects={cards} firstShown={3} />
        {total > 0 && (
          <PageLinks
            page={page}
            pages={pages}
            objects={t('count', { count: total, number: wholeNumber(total, language) })}
            hrefOf={(number) => path + criteriaQuery({ ...noCriteria, page: number })}
          />
        )}
      </section>
    </>
  )
}

function Goals({ list }: { list: List }) {
  const { t } = useTranslation('projects')
  const language = useLanguage()
  return (
    <nav className="row" aria-label={t('goals')}>
      {lists.map((each) => (
        <Link
          key={each}
          className={each === list ? 'chip on' : 'chip'}
          to={pathTo(each, language)}
          aria-current={each === list ? 'page' : undefined}
        >
          {t(`list.${each}.short`)}
        </Link>
      ))}
    </nav>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
