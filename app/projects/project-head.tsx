import type { ReactNode } from 'react'
import type { Say } from '../language/say'
import { useTranslation } from '../language/use-translation'
import { EnergyBadge } from '../properties/energy/energy-badge'
import { amount } from '../properties/price'
import type { Unit } from '../properties/unit'
import { ArrowUpRight } from '../ui/icons'
import { availability, offeredRange } from './price-list'
import styles from './project.module.css'
import type { ProjectDetail } from './project-detail'

type Props = { project: ProjectDetail; units: Unit[] }

export function ProjectHead({ project, units }: Props) {
  const { t } = useTranslation('projects')
  const { free } = availability(units)
  const isSoldOut = project.status === 'sold-out'
  return (
    <header className={styles.head}>
      {isSoldOut && <p className="state red">{t('sold-out-title')}</p>}
      {!isSoldOut && free > 0 && <p className="state moss">{t('free', { count: free })}</p>}
      <h1>{project.title}</h1>
      <p className="lead">{project.address}</p>
      <Facts project={project} units={units} />
      {project.externalWeb && (
        <p>
          <a className="more" href={project.externalWeb} target="_blank" rel="noopener">
            {t('external')}
            <ArrowUpRight />
          </a>
        </p>
      )}
    </header>
  )
}

function Facts({ project, units }: Props) {
  const { t } = useTranslation(['projects', 'properties'])
  const rooms = offeredRange(units.map(({ bedrooms }) => bedrooms))
  const price = priceText(project, units, t)
  const label = units.find(({ energyLabel }) => energyLabel)?.energyLabel
  return (
    <dl className={styles.facts}>
      <Fact name={t('fact.price')}>
        {price && project.goal === 'rent' ? `${price} ${t('properties:per-month')}` : price}
      </Fact>
      <Fact name={t('fact.kind')}>{project.kind}</Fact>
      <Fact name={t('fact.bedrooms')}>
        {rooms && (rooms.from === rooms.to ? rooms.from : t('fact.range', rooms))}
      </Fact>
      <Fact name={t('fact.energy')}>{label && <EnergyBadge label={label} />}</Fact>
      <Fact name={t('fact.number')}>{project.number}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type Words = Say<readonly ['projects', 'properties']>

/** As the agency states it, otherwise from the prices of the units that are published. */
function priceText({ prices, status }: ProjectDetail, units: Unit[], t: Words): string {
  if (status === 'sold-out') return ''
  const range = prices ?? offeredRange(units.map(({ price }) => price?.cents))
  if (!range) return ''
  if (range.to === null) return t('fact.price-from', { from: amount(range.from) })
  if (range.to === range.from) return amount(range.from)
  return t('fact.price-range', { from: amount(range.from), to: amount(range.to) })
}
