import { data, redirect } from 'react-router'
import { surroundingsOf } from '../../basemap/surroundings.server'
import { enquiryPath } from '../../enquiries/forms'
import { imageUrl } from '../../images/image-url'
import { brusselsDay } from '../../language/brussels-day'
import { longMonth } from '../../language/long-month'
import { pathTo } from '../../language/path-to'
import { shortText } from '../../language/plain-text'
import { findProjectDetail } from '../../projects/detail-queries.server'
import { planningLine } from '../../projects/planning'
import { readUnitView, sortedUnits } from '../../projects/price-list'
import { projectFacts } from '../../projects/project-facts'
import { projectPath } from '../../projects/project-path'
import { idFrom } from '../../properties/property-id'
import { titleAndTown } from '../../properties/property-title'
import { siteOf } from '../../site/site.server'
import { dependsOn } from '../../web/page/page-needs.server'
import { breadcrumbFacts } from '../frame/breadcrumb-facts'
import { crumbsTo } from '../frame/crumbs-to.server'
import { headOf, headTags } from '../frame/head'
import { notFound } from '../frame/not-found.server'
import type { Route } from './+types/project.page'
import { ProjectGone } from './project-gone'
import { ProjectView } from './project-view'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const { language, origin, t } = site
  const found = await findProjectDetail(site.db, idFrom(params.id) ?? 0)
  if (found.outcome === 'unknown') throw notFound()
  dependsOn(context, `projects:${params.id}`, `properties.project_id:${params.id}`)
  if (found.outcome === 'gone') {
    const head = headOf(site, {
      title: t('projects:gone.title'),
      description: t('projects:gone.lead'),
      paths: site.inEveryLanguage((each) => pathTo('projects', each)),
      isHidden: true,
    })
    return data({ outcome: 'gone' as const, head }, 410)
  }

  const project = found.projectIn(language)
  const path = projectPath(project, language)
  if (url.pathname !== path) throw redirect(path + url.search, 308)

  const view = readUnitView(url.searchParams)
  const units = sortedUnits(found.unitsIn(language), view.order)
  const address = new URL(path, origin).href
  const images = project.pictures.map(
    ({ file }) => new URL(imageUrl(file, { width: 1360 }), origin).href,
  )
  const head = headOf(site, {
    title: titleAndTown(project.title, project, language),
    description: shortText(project.texts.description) || project.title,
    paths: site.inEveryLanguage((each) => projectPath(found.projectIn(each), each)),
    image: images[0],
    facts: [
      projectFacts({ project, units, url: address, images }),
      ...breadcrumbFacts(
        [...(await crumbsTo(site, 'projects')), { title: project.title, path }],
        origin,
      ),
    ],
  })
  const { name, phone } = site.agency()
  const ask = enquiryPath('contact-construction', language, project.id)
  const surroundings = project.place && (await surroundingsOf(site, project.place))
  const agency = { name, phone }
  const phases = planningLine(project.planning, brusselsDay(site.now())).map((each) => ({
    ...each,
    month: longMonth(each.on, site.language),
  }))
  const page = { project, phases, units, view, ask, agency, surroundings, head }
  return { outcome: 'found' as const, ...page }
}

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  return loaderData.outcome === 'gone' ? <ProjectGone /> : <ProjectView {...loaderData} />
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
