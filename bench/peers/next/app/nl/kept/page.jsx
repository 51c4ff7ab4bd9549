import { PropertyList } from '../../../parts/property-list'

export const revalidate = 3600
export const metadata = { title: 'Te koop | Baksteen' }

export default function KeptList() {
  return <PropertyList />
}
