import type { ReactNode } from 'react'
import type { PropertyCard as Property } from '../property'
import { PropertyCard } from './property-card'

type Props = {
  properties: Property[]
  /** How many are seen without scrolling: their pictures are fetched at once. */
  firstShown?: number
  heartFor?: (property: Property) => ReactNode
}

export function PropertyGrid({ properties, firstShown = 0, heartFor }: Props) {
  return (
    <ul className="grid">
      {properties.map((property, index) => (
        <li key={property.id}>
          <PropertyCard
            property={property}
            isFirst={index < firstShown}
            heart={heartFor?.(property)}
          />
        </li>
      ))}
    </ul>
  )
}
