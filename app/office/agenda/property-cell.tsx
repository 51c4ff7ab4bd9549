import { officePath } from '../office-pages'

/** The property of a viewing, in a table. */
export function PropertyCell({
  property,
}: {
  property?: { id: number; reference: string; address: string } | null
}) {
  if (!property) return null
  return (
    <>
      <a className="reference" href={officePath('property-viewings', { id: property.id })}>
        {property.reference}
      </a>{' '}
      {property.address}
    </>
  )
}
