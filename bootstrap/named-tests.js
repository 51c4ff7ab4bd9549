import { globSync, readFileSync } from 'node:fs'
import { playwright, vitest } from './checks.js'

const unitTests = '{app,bench,bootstrap,gallery,mutate,seed,server,walls}/**/*.test.{ts,tsx}'
const journeys = 'journeys/**/*.spec.ts'

/**
 * `npm test -- consent`: the test files that have the word in their name. A word that no file has in
 * its name is looked for in the titles: `npm test -- 5.07`.
 * @param {string[]} words
 * @returns {import('./checks.js').Check[]}
 */
export function checksFor(words) {
  const checks = words.flatMap((word) => {
    const hasWord = (/** @type {string} */ file) => file.toLowerCase().includes(word.toLowerCase())
    const named = {
      units: globSync(unitTests).filter(hasWord),
      trips: globSync(journeys).filter(hasWord),
    }
    if (named.units.length + named.trips.length > 0) return checksOn(named)
    const tells = (/** @type {string} */ file) => hasWord(readFileSync(file, 'utf8'))
    const told = {
      units: globSync(unitTests).filter(tells),
      trips: globSync(journeys).filter(tells),
    }
    return checksOn(told, word)
  })
  if (checks.length > 0) return checks
  console.error(`No test has “${words.join(' ')}” in its file name or its title.`)
  process.exit(1)
}

/** @param {{ units: string[], trips: string[] }} files @param {string} [title] */
function checksOn({ units, trips }, title) {
  const pattern = title?.replace(/[^\w\s]/g, '.')
  const asked = (/** @type {string} */ option) => (pattern ? [`${option} '${pattern}'`] : [])
  return [
    ...(units.length > 0 ? [vitest('tests', [...units, ...asked('-t')])] : []),
    ...(trips.length > 0 ? [playwright('journeys', [...trips, ...asked('-g')])] : []),
  ]
}
