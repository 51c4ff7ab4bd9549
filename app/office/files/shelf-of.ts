import { data } from 'react-router'
import { type Holder, type Shelf, shelvesOf } from '../../stock/shelves'

export function shelfOf(kind: Holder['kind'], params: { shelf: string }): Shelf {
  const shelf = shelvesOf[kind].find((each) => each === params.shelf)
  if (!shelf) throw data(null, { status: 404 })
  return shelf
}
