import { expect, test } from 'vitest'
import { drawn } from '../../../testing/drawn'
import type { FullProperty } from '../shown/full-property'
import { PlaceSection } from './place-section'
import { PropertyMap } from './property-map'

function placeOf(radius: number | null, picture: string | null = '/map.svg') {
  const place = { latitude: 50.86123, longitude: 4.69321, radius }
  const property = { place, address: 'Bosdreef 14, 3001 Heverlee' } as FullProperty
  const { address } = property
  const map = (
    <PropertyMap place={place} address={address} picture={picture} credit="Us" map={null} />
  )
  return drawn(<PlaceSection property={property} map={map} howFar={null} />, 'en')
}

test('[1.02] a published address has a map and a view of its street', () => {
  const html = placeOf(null)
  expect(html).toContain('mlat=50.86123&amp;mlon=4.69321')
  expect(html).toContain('href="geo:50.86123,4.69321?q=50.86123,4.69321"')
  expect(html).toMatch(/<summary[^>]*>Street view<.*map_action=pano&amp;viewpoint=50.86123,4.69321/)
})

test('[5.11] a private one has a map of its surroundings, and no view of a street', () => {
  const html = placeOf(400)
  expect(html).toContain('openstreetmap.org')
  expect(html).toContain('href="geo:50.86123,4.69321?z=14"')
  expect(html).not.toMatch(/Street view|mlat|google|q=/)
})

test('[1.02] far away, where our map would be empty, maps elsewhere remain', () => {
  const html = placeOf(null, null)
  expect(html).not.toMatch(/<img|Us</)
  expect(html).toContain('openstreetmap.org')
  expect(html).toContain('href="geo:')
})
