import type { ReactNode } from 'react'
import { PropertyCard } from './property-card'
import type { ShownCard as Property } from './shown-card'

type Props = {
  properties: Property[]
  /** How many are seen without scrolling: of these, the first picture does not wait for the page. */
  firstShown?: number
  heartFor?: (property: Property) => ReactNode
  /** In place of the price; the costs room draws it. */
  amountFor?: (property: Property, place: number) => ReactNode
}

export function PropertyGrid({ properties, firstShown = 0, heartFor, amountFor }: Props) {
  return (
    <ul className="grid">
      {properties.map((property, index) => (
        <li key={property.id}>
          <PropertyCard
            property={property}
            isFirst={index === 0 && firstShown > 0}
            heart={heartFor?.(property)}
            amount={amountFor?.(property, index)}
          />
        </li>
      ))}
    </ul>
  )
}
