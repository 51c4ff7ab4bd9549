import { globSync, readFileSync } from 'node:fs'

const unitTests = '{app,bootstrap,mutate,seed,server,walls}/**/*.test.{ts,tsx}'
const journeys = 'journeys/*.spec.ts'

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
  const vitest = ['vitest run', ...units, ...(pattern ? [`-t '${pattern}'`] : [])].join(' ')
  const playwright = ['playwright test', ...trips, ...(pattern ? [`-g '${pattern}'`] : [])].join(
    ' ',
  )
  return [
    { name: 'tests', run: [vitest], report: 'test-results/vitest.json', files: units },
    { name: 'journeys', run: [playwright], report: 'test-results/playwright.json', files: trips },
  ].filter(({ files }) => files.length > 0)
}
