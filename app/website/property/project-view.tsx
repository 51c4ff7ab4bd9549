import { NearbyPlaces } from '../../basemap/nearby/nearby-places'
import type { Surroundings } from '../../basemap/surroundings'
import { phoneLink } from '../../language/numbers/phone-number'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { AvailabilityBar } from '../../projects/availability-bar'
import type { ShownPhase } from '../../projects/planning'
import { PlanningLine } from '../../projects/planning-line'
import { availability, type UnitView } from '../../projects/price-list'
import { PriceListTable } from '../../projects/price-list-table'
import styles from '../../projects/project.module.css'
import type { ProjectDetail } from '../../projects/project-detail'
import { ProjectHead } from '../../projects/project-head'
import { projectPath } from '../../projects/project-path'
import { ProjectTexts } from '../../projects/project-texts'
import { Documents } from '../../properties/detail/documents'
import { Mosaic } from '../../properties/detail/gallery/mosaic'
import { PropertyMap } from '../../properties/detail/property-map'
import type { Unit } from '../../properties/unit'
import { MapOfPlace } from '../../search/map/map-of-place'
import { ButtonAnchor, ButtonLink } from '../../ui/button'
import { Phone } from '../../ui/icons'
import type { Agency } from '../../web/agency'

type Props = {
  project: ProjectDetail
  phases: (ShownPhase & { month: string })[]
  units: Unit[]
  view: UnitView
  agency: Pick<Agency, 'name' | 'phone'>
  /** Of the form for questions about the project. */
  ask: string
  /** Null where the place is not shown. */
  surroundings: Surroundings | null
}

export function ProjectView(props: Props) {
  const { project, phases, units, view, agency, ask, surroundings } = props
  return (
    <article>
      <div className={project.pictures.length > 0 ? undefined : `wrap ${styles.visual}`}>
        <Mosaic id={project.id} title={project.title} pictures={project.pictures} isWide />
      </div>
      <div className={`wrap ${styles.project}`}>
        <ProjectHead project={project} units={units} />
        <AvailabilityBar availability={availability(units)} goal={project.goal} />
        <PriceListTable units={units} view={view} goal={project.goal} />
        <div className="split">
          <div>
            <PlanningLine phases={phases} />
            <ProjectTexts texts={project.texts} />
            {project.documents.length > 0 && <Documents documents={project.documents} path={ask} />}
            <Place project={project} surroundings={surroundings} />
          </div>
          <Questions project={project} agency={agency} ask={ask} />
        </div>
      </div>
    </article>
  )
}

function Place({ project, surroundings }: Pick<Props, 'project' | 'surroundings'>) {
  const { t } = useTranslation('properties')
  const language = useLanguage()
  if (!project.place || !surroundings) return null
  const { near, ...drawn } = surroundings
  return (
    <section className={styles.place}>
      <h2>{t('detail.location')}</h2>
      <PropertyMap
        place={project.place}
        address={project.address}
        {...drawn}
        map={
          <MapOfPlace
            id={project.id}
            place={project.place}
            label={project.title.slice(0, 40)}
            href={projectPath(project, language)}
            near={near}
          />
        }
      />
      <NearbyPlaces near={near} isHidden={project.place.radius !== null} />
    </section>
  )
}

function Questions({ project, agency, ask }: Pick<Props, 'project' | 'agency' | 'ask'>) {
  const { t } = useTranslation('projects')
  return (
    <aside className="side">
      <section className="panel">
        <h2 className="panel-title">{t('questions', { project: project.title })}</h2>
        <p className="soft">{t('questions-lead')}</p>
        <ButtonLink isWide to={ask}>
          {t('ask')}
        </ButtonLink>
        <ButtonAnchor kind="quiet" isWide href={phoneLink(agency.phone)}>
          <Phone />
          {agency.phone}
        </ButtonAnchor>
      </section>
    </aside>
  )
}
