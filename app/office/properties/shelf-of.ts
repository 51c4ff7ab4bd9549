import { data } from 'react-router'
import { type Shelf, shelves } from '../../stock/home-files'

export function shelfOf(params: { shelf: string }): Shelf {
  const shelf = shelves.find((each) => each === params.shelf)
  if (!shelf) throw data(null, { status: 404 })
  return shelf
}
