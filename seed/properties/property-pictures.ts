import * as z from 'zod'
import album from '../pictures/index.json'
import { diceFor } from './dice'
import { inFourLanguages } from './four-languages'
import type { PropertyPlan } from './property-plan'

const pictureShape = z.object({
  file: z.string(),
  kind: z.string(),
  set: z.string(),
  width: z.number(),
  height: z.number(),
  alt: inFourLanguages(z.string()),
})
export type PropertyPicture = z.output<typeof pictureShape>

const pictures = z.object({ pictures: z.array(pictureShape) }).parse(album).pictures

const modern = ['living-01', 'living-02', 'kitchen-01', 'kitchen-02', 'bedroom-01', 'bathroom-01']
const interiors: Record<string, string[]> = {
  modern: [...modern, 'bedroom-02', 'bathroom-02', 'office-01'],
  classic: ['living-03', 'living-04', 'kitchen-03', 'bedroom-03', 'bathroom-03'],
  green: ['living-04', 'kitchen-03', 'bedroom-03', 'bathroom-03'],
  loft: ['loft-01', 'loft-02', 'kitchen-03', 'bedroom-03', 'bathroom-03'],
  studio: ['studio-01', 'studio-02', 'bathroom-03'],
  office: ['loft-02', 'loft-01'],
  empty: ['empty-01', 'loft-01'],
  none: [],
}
const mostPictures = 12

/** A coherent row for each property; the first one is the picture seen longest ago in its lists. */
export function shareOutPictures(plans: PropertyPlan[]): Map<number, PropertyPicture[]> {
  const lastSeen = new Map<string, number>()
  const rows = new Map<number, PropertyPicture[]>()
  for (const plan of plans) {
    const lead = seenLongestAgo(plan, lastSeen)
    for (const list of listsOf(plan)) lastSeen.set(`${list} ${lead}`, plan.order)
    rows.set(plan.id, plan.mark === 'no-picture' ? [] : rowFor(plan, lead))
  }
  return rows
}

const listsOf = (plan: PropertyPlan) => ['all', `town ${plan.town.key}`, `goal ${plan.goal}`]

function seenLongestAgo(plan: PropertyPlan, lastSeen: Map<string, number>): string {
  const age = (lead: string) =>
    Math.min(
      ...listsOf(plan).map((list) => plan.order - (lastSeen.get(`${list} ${lead}`) ?? -1_000)),
    )
  return [...plan.kind.leads].sort((one, other) => age(other) - age(one))[0] ?? ''
}

function rowFor({ id, kind }: PropertyPlan, lead: string): PropertyPicture[] {
  const dice = diceFor(`pictures ${id}`)
  const first = pictureCalled(lead)
  const outsideSet = first.kind === 'interior' ? kind.outside : first.set
  const outside = pictures.filter(
    ({ set, kind: sort }) => set === outsideSet && (sort === 'exterior' || sort === 'project'),
  )
  const inside = (interiors[dice.pick(kind.interiors)] ?? []).map((name) =>
    pictureCalled(`interior-${name}`),
  )
  const row = [...new Set([first, ...outside, ...inside])]
  const fewest = Math.min(row.length, kind.webId === 7 || kind.webId === 4 ? 1 : 5)
  return row.slice(0, dice.whole(fewest, Math.min(row.length, mostPictures)))
}

export function pictureCalled(name: string): PropertyPicture {
  const found = pictures.find(({ file }) => file.startsWith(`${name}.`))
  if (!found) throw new Error(`There is no demo picture ${name}`)
  return found
}
