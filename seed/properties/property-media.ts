import type { Language } from '../../app/language/languages'
import { belgium } from '../../app/properties/property-lists'
import { diceFor } from './dice'
import type { Property } from './property'
import { type PropertyPicture, pictureCalled } from './property-pictures'
import { wordFor } from './word-list'

/** Pictures, plans, documents, videos and tours; a "seed:" address is a file of the demo agency. */
export function mediaOf(property: Property, language: Language) {
  const { plan } = property
  const row = property.pictures.map((picture, index) =>
    feedPicture(picture, plan.id, index, language),
  )
  if (plan.mark === 'lost-picture' && row[1]) row[1].Url = 'seed:interior-lost-01.webp'
  return {
    SmallPictureItem: row[0] ?? null,
    XLargePictureItem: row[0] ? { Url: row[0].Url } : null,
    Pictures: row,
    Plans: plansOf(property).map((picture, index) =>
      feedPicture(picture, plan.id, 50 + index, language),
    ),
    Documents: documentsOf(property, language),
    Links: linksOf(property, language),
  }
}

export function feedPicture(
  picture: PropertyPicture,
  owner: number,
  index: number,
  language: Language,
) {
  return {
    ID: owner * 100 + index,
    Url: `seed:${picture.file}`,
    Width: picture.width,
    Height: picture.height,
    Name: picture.alt[language],
  }
}

function plansOf({ plan }: Property): PropertyPicture[] {
  if (plan.unit && plan.kind.webId === 2) return [pictureCalled('plan-apartment-01')]
  if (!diceFor(`plans ${plan.id}`).chance(0.45)) return []
  if (plan.kind.webId === 1) return [pictureCalled('plan-house-01')]
  return plan.kind.webId === 2 ? [pictureCalled('plan-apartment-01')] : []
}

function documentsOf(property: Property, language: Language) {
  const { plan } = property
  if (plan.goal !== 0 || ![1, 7].includes(plan.status) || plan.town.country !== belgium) return []
  const dice = diceFor(`documents ${plan.id}`)
  const files: [name: string, needsApproval: boolean][] = []
  if (property.energy) files.push(['epc', false])
  if (dice.chance(0.6)) files.push(['soil-certificate', false])
  if (plan.kind.webId <= 2 && dice.chance(0.5)) files.push(['floor-plan', dice.chance(0.3)])
  if (plan.kind.webId !== 4 && dice.chance(0.5)) files.push(['electrical-inspection', true])
  return files.map(([name, needsApproval], index) => ({
    ID: plan.id * 100 + 70 + index,
    Url: `seed:documents/${name}.pdf`,
    Name: wordFor('document', name)[language],
    RequiresApproval: needsApproval,
  }))
}

/** Films and scans that anyone may embed: makers' own samples, so that players have something to play. */
const films = [
  'https://www.youtube.com/watch?v=ScMzIvxBSi4',
  'https://vimeo.com/76979871',
  'https://media.w3.org/2010/05/sintel/trailer.mp4',
]
const tour = 'https://my.matterport.com/show/?m=SxQL3iGyoDo'

function linksOf({ plan }: Property, language: Language) {
  if (plan.kind.webId > 3 || ![1, 7].includes(plan.status)) return []
  const link = (Url: string, sort: string) => ({ Url, Name: wordFor('link', sort)[language] })
  const hasFilm = plan.order % 6 === 1
  const hasTour = plan.order % 7 === 3
  return [
    ...(hasFilm ? [link(films[Math.floor(plan.order / 6) % films.length] ?? '', 'video')] : []),
    ...(hasTour ? [link(tour, 'tour')] : []),
  ]
}
