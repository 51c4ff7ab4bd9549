import { data } from 'react-router'

/** What the office has no page for, it says inside the office. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function Nowhere() {
  return null
}
