import type { SourceFile } from './source-file'
import { titlesOf } from './test-titles'

type Promised = { number: string; places: string[]; decisions: string[] }

const entry = /^- \*\*(\d\.\d\d)\*\* (.*?)(?: _Kept in_ (.*))?$/gm
const named = /\[(\d+\.\d+(?:,\s*\d+\.\d+)*)\]/g

/** One line for each promise that cannot be found: on the list, in a test, or in the code. */
export function brokenPromises(
  list: string,
  tests: SourceFile[],
  isThere: (path: string) => boolean,
): string[] {
  const promises = promisesIn(list)
  const known = promises.map(({ number }) => number)
  const proofs = tests.flatMap(proofsIn)
  return [
    ...known
      .filter((number) => !proofs.some((proof) => proof.number === number))
      .map((number) => `${number}: no test names it`),
    ...proofs
      .filter(({ number }) => !known.includes(number))
      .map(({ number, path, title }) => `${number}: no promise, named by ${path}: ${title}`),
    ...known
      .filter((number, place) => known.indexOf(number) !== place)
      .map((number) => `${number}: stands twice`),
    ...promises.flatMap((promise) => lostPlaces(promise, isThere)),
  ]
}

function lostPlaces({ number, places, decisions }: Promised, isThere: (path: string) => boolean) {
  if (places.length === 0) return [`${number}: kept nowhere`]
  return [...places, ...decisions]
    .filter((path) => !isThere(path))
    .map((path) => `${number}: ${path} is not there`)
}

/** `- **1.01** What is promised. _Kept in_ `a/path`, `another` ([035](decisions/035-….md))` */
function promisesIn(list: string): Promised[] {
  return [...list.matchAll(entry)].map(([, number = '', , where = '']) => ({
    number,
    places: [...where.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
    decisions: [...where.matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => `docs/${path}`),
  }))
}

function proofsIn(file: SourceFile) {
  return titlesOf(file).flatMap((title) =>
    [...title.matchAll(named)]
      .flatMap(([, numbers = '']) => numbers.split(/,\s*/))
      .map((number) => ({ number, path: file.path, title })),
  )
}
