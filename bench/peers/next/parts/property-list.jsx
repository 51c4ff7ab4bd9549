import { Filters } from './filters'
import { LinkList } from './link-list'
import { PropertyCard } from './property-card'
import { readList } from './read-list'

export function PropertyList() {
  const { title, filters, homes, pages } = readList()
  return (
    <>
      <h1>{title}</h1>
      <Filters filters={filters} />
      <ul className="grid">
        {homes.map((home) => (
          <li key={home.id}>
            <PropertyCard home={home} />
          </li>
        ))}
      </ul>
      <nav aria-label="Bladzijden">
        <LinkList links={pages} />
      </nav>
    </>
  )
}
