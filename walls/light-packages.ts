import { importsOf, isTest, type SourceFile } from './source-file'

type Manifest = { dependencies: object; devDependencies: object; scripts: Record<string, string> }

/** What runs the site, builds it or installs it, and reaches for what is fetched for tests only. */
export function reachesForTests(files: SourceFile[], { devDependencies }: Manifest): string[] {
  const isForTests = (target: string) =>
    Object.keys(devDependencies).some((name) => target === name || target.startsWith(`${name}/`)) ||
    /^(attack|bench|endure|gallery|journeys|mutate|testing|walls)\//.test(target)
  return files
    .filter(({ path }) => !isTest(path))
    .flatMap((file) =>
      importsOf(file)
        .filter(({ target, isTypeOnly }) => !isTypeOnly && isForTests(target))
        .map(({ target }) => `${file.path}: ${target}`),
    )
}

/** Commands that run anything but the site itself, without asking for the packages of the tests. */
export function commandsWithoutTests({ scripts }: Manifest): string[] {
  const isOfTheSite = /^node server\/|^npm install$|^react-router build$/
  return Object.keys(scripts).filter(
    (name) =>
      !/^pre/.test(name) &&
      !isOfTheSite.test(scripts[name] ?? '') &&
      !scripts[`pre${name}`]?.includes('--for-tests'),
  )
}
