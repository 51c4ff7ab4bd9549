import type { Translatable } from '../language/translated'

/** What nothing goes on the site without. */
export const lacks = ['title', 'price', 'picture', 'town', 'type'] as const
export type Lack = (typeof lacks)[number]

type Home = {
  title: Translatable
  priceCents: number | null
  publishPrice: boolean
  pictures: readonly unknown[]
  city: string
  type: number
  projectId: number | null
}

/** A price that is not published is one on request. A unit is named and shown by its project. */
export function lacksOfProperty(home: Home): Lack[] {
  const isUnit = home.projectId !== null
  return found({
    title: !isUnit && !isSaid(home.title),
    price: home.publishPrice && home.priceCents === null,
    picture: !isUnit && home.pictures.length === 0,
    town: !home.city.trim(),
    type: !(home.type > 0),
  })
}

type Project = Pick<Home, 'title' | 'pictures' | 'city'>

export function lacksOfProject({ title, pictures, city }: Project): Lack[] {
  return found({
    title: !isSaid(title),
    price: false,
    picture: pictures.length === 0,
    town: !city.trim(),
    type: false,
  })
}

function found(missing: Record<Lack, boolean>): Lack[] {
  return lacks.filter((lack) => missing[lack])
}

function isSaid(text: Translatable): boolean {
  return Object.values(text).some((each) => each?.trim())
}
