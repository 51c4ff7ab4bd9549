import { surroundingsOf } from '../../basemap/surroundings.server'
import { openNow } from '../../configuration/opening-times'
import { brusselsClock } from '../../language/brussels-moment'
import { groupedPhone } from '../../language/numbers/phone-number'
import { translated } from '../../language/translated'
import type { siteOf } from '../../site/site.server'
import type { ContactOffice } from './contact-office'

type Site = ReturnType<typeof siteOf>

/** Every office with its hours as of now, and its map where its spot is known. */
export function contactOffices(site: Site): Promise<ContactOffice[]> {
  const { language } = site
  const clock = brusselsClock(site.now())
  return Promise.all(
    site.siteConfiguration().brand.offices.map(async (office) => {
      const [latitude, longitude] = office.spot.split(',').map(Number)
      const place =
        latitude === undefined || longitude === undefined
          ? null
          : { latitude, longitude, radius: null }
      const drawn = place && (await surroundingsOf(site, place))
      return {
        name: translated(office.name, language),
        street: translated(office.street, language),
        zip: office.zip,
        city: translated(office.city, language),
        phone: groupedPhone(office.phone),
        email: office.email,
        hours: translated(office.openingHours, language),
        now: openNow(office.openingTimes, clock),
        place,
        map: drawn?.picture ? { picture: drawn.picture, credit: drawn.credit } : null,
      }
    }),
  )
}
