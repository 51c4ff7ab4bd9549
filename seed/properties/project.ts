import * as z from 'zod'
import { inFourLanguages } from './four-languages'
import file from './texts/projects.json'
import { type Town, townOf } from './town'

const fourTexts = inFourLanguages(z.string())
const projectShape = z.object({
  key: z.string(),
  name: z.string(),
  town: z.string(),
  place: z
    .object({
      names: z.tuple([z.string(), z.string(), z.string(), z.string()]),
      zip: z.string(),
      at: z.tuple([z.number(), z.number()]),
    })
    .optional(),
  street: z.string(),
  number: z.string(),
  kind: z.enum(['apartment', 'house', 'rent']),
  units: z.number(),
  /** The smallest and the largest unit, in m². */
  sizes: z.tuple([z.number(), z.number()]),
  state: z.enum(['active', 'sold-out', 'rent']),
  web: z.string(),
  title: fourTexts,
  description: fourTexts,
  situation: fourTexts,
  technical: fourTexts,
  delivery: fourTexts,
  types: fourTexts,
  constructions: fourTexts,
})
export type Project = Omit<z.output<typeof projectShape>, 'place'> & {
  id: number
  place: Town
  unitStates: number[]
}

const firstId = 301
/** 1 available, 7 option, 2 sold, 4 rented: how far a project has come. */
const states = {
  active: [2, 1, 7, 1, 2, 1, 1, 2, 1, 7, 1, 2, 1, 1],
  'sold-out': [2],
  rent: [4, 1, 4, 7, 1, 1, 4, 1, 4, 1],
}

export const projects: Project[] = z
  .array(projectShape)
  .parse(file)
  .map((project, index) => {
    const row = states[project.state]
    const town = townOf(project.town)
    return {
      ...project,
      id: firstId + index,
      place: { ...town, ...project.place, key: project.place ? project.key : town.key },
      unitStates: Array.from({ length: project.units }, (_, unit) => row[unit % row.length] ?? 1),
    }
  })
