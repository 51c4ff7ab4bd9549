import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Short files that take long; without times of an earlier run the largest files come first, and these last,
 * when the other worker has nothing left to do.
 */
const longest = [
  'skarabee-connector',
  'omnicasa-connector',
  'sweepbright-connector',
  'whise-connector',
  'backup',
  'search/nothing-hidden',
  'odd-answers',
  'open-site',
  'killed-import',
  'killed-reading',
  'file-connector',
  'demo-accounts',
  'killed-hooks',
  'odd-values',
  'content-watch',
]

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    // A worker serves one project: between two of them it would start, and read all modules, each time.
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((project) =>
      sorted
        .filter((file) => file.project === project)
        .toSorted((one, other) => placeOf(one) - placeOf(other)),
    )
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = longest.findIndex((name) => moduleId.includes(`/${name}.`))
  return place < 0 ? longest.length : place
}
