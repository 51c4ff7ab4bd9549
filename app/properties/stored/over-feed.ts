import { isDeepStrictEqual } from 'node:util'
import { languages } from '../../language/languages'
import { changedFields, type Fields, fieldsAt, withOverrides } from './property-content'

type Decisions = { overrides: Fields; feedValues: Fields }
/** Given back: a field, or a text in all its languages. */
type Wish<Content> = { current: Content; wanted: Content; giveBack: string[] }

/** Fields that follow another one, and are given back with it. */
const followers: Record<string, string[]> = {
  type: ['types'],
  goal: ['goalNumber'],
  energyLabel: ['energyRank'],
  energyPerformance: ['energyLabel', 'energyRank'],
  webId: languages.map((code) => `webIdName.${code}`),
}

/**
 * A record of the feed as the office wants it: every field it changed is a decision that the next
 * import keeps, beside what the feed says there. Typing what the feed says gives the field back.
 */
export function overFeed<Content extends object>(
  { overrides: earlier, feedValues }: Decisions,
  { current, wanted, giveBack }: Wish<Content>,
) {
  const returned = giveBack.flatMap((path) => [path, ...(followers[path] ?? [])])
  const changed = changedFields(current, wanted)
  const paths = [...new Set([...Object.keys(earlier), ...Object.keys(changed)])]
  const told = {
    ...blank(paths),
    ...fieldsAt(current, paths),
    ...blank(Object.keys(earlier)),
    ...feedValues,
  }
  const isGivenBack = (path: string) =>
    returned.some((each) => path === each || path.startsWith(`${each}.`))
  const isReturned = ([path, value]: [string, unknown]) =>
    isGivenBack(path) || (path in changed && isDeepStrictEqual(value, told[path]))
  const decisions = Object.entries({ ...earlier, ...changed })
    .filter((each) => !isReturned(each))
    // A text that was taken away: JSON would forget that it is not there.
    .map(([path, value]) => [path, value === undefined ? '' : value])
  const overrides: Fields = Object.fromEntries(decisions)
  const fed = withOverrides(wanted, told)
  return {
    content: withOverrides(fed, overrides),
    overrides,
    feedValues: fieldsAt(fed, Object.keys(overrides)),
  }
}

function blank(paths: string[]): Fields {
  return Object.fromEntries(paths.map((path) => [path, undefined]))
}
