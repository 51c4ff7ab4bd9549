import { PropertyList } from '../../../parts/property-list'

export const dynamic = 'force-dynamic'
export const metadata = { title: 'Te koop | Baksteen' }

export default function MadeList() {
  return <PropertyList />
}
