import { useLanguage } from '../language/use-language'
import { useTranslation } from '../language/use-translation'
import { CardPictures, turnByKey } from '../properties/shown/card-pictures'
import { PriceTag } from '../properties/shown/price-tag'
import card from '../properties/shown/property-card.module.css'
import { Building2, KeyRound } from '../ui/icons'
import { Link } from '../ui/link'
import type { ProjectCard as Project } from './project-card'
import { projectPath } from './project-path'

type GridProps = { projects: Project[]; firstShown?: number }

export function ProjectGrid({ projects, firstShown = 0 }: GridProps) {
  return (
    <ul className="grid">
      {projects.map((project, index) => (
        <li key={project.id}>
          <Card project={project} isFirst={index === 0 && firstShown > 0} />
        </li>
      ))}
    </ul>
  )
}

function Card({ project, isFirst }: { project: Project; isFirst: boolean }) {
  const { t } = useTranslation('projects')
  const path = projectPath(project, useLanguage())
  const { status, title, townBeside, units } = project
  return (
    <article className={card.card} id={`project-${project.id}`}>
      <CardPictures card={project} path={path} isFirst={isFirst} />
      {status === 'preparation' && <p className="badge option">{t('status.preparation')}</p>}
      <div className={card.text}>
        <p className={card.price}>
          <PriceOrState project={project} />
        </p>
        <h3>
          <Link to={path} onKeyDown={turnByKey}>
            {title}
            {townBeside && `, ${townBeside}`}
          </Link>
        </h3>
        <ul className={card.facts}>
          {units.free > 0 && (
            <li>
              <KeyRound />
              {t('units-free', { count: units.free, total: units.total })}
            </li>
          )}
          {project.typeName && (
            <li>
              <Building2 />
              {project.typeName}
            </li>
          )}
        </ul>
      </div>
    </article>
  )
}

function PriceOrState({ project }: { project: Project }) {
  const { t } = useTranslation('projects')
  const { status, goal, fromCents } = project
  if (status === 'sold-out') return t('status.sold-out')
  const price = fromCents === null ? null : { cents: fromCents, isStartingFrom: true }
  return <PriceTag price={price} contract={goal === 'rent' ? 'residential-let' : 'sale'} />
}
