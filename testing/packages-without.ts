import { readFileSync } from 'node:fs'

type Package = Partial<Record<'dependencies' | 'optionalDependencies' | 'peerDependencies', object>>

/** Where the packages lie that are needed to run, by the lock file, when these are taken out. */
export function packagesWithout(leaving: string[]): Set<string> {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Package>
  }
  const { '': root = {} } = packages
  const wanted = Object.keys({ ...root.dependencies, ...root.optionalDependencies })
  const first = wanted.filter((name) => !leaving.includes(name))
  const found = new Set(first.map((name) => `node_modules/${name}`))
  for (const place of found) {
    const { dependencies, optionalDependencies, peerDependencies } = packages[place] ?? {}
    const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
    for (const name of names) {
      const lies = nearest(place, name).find((each) => packages[each])
      if (lies) found.add(lies)
    }
  }
  return found
}

/** In its own folder first, then in those around it. */
function nearest(place: string, name: string): string[] {
  const around = place.split('/node_modules/')
  return around
    .map((_, depth) => {
      const folder = around.slice(0, around.length - depth).join('/node_modules/')
      return `${folder}/node_modules/${name}`
    })
    .concat(`node_modules/${name}`)
}
