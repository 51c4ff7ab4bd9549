import { type Answer, nameOf, type Shot } from './shot'

type Kind = { name: string; thrown: number; statuses: Map<number, number> }

/** How many of one fault are told in full. */
const mostTold = 5

export type Report = ReturnType<typeof openReport>

/** Counts what was thrown and keeps what gave way. */
export function openReport() {
  const kinds: Kind[] = []
  const findings = new Map<string, string[]>()

  return {
    begin(name: string) {
      const kind: Kind = { name, thrown: 0, statuses: new Map() }
      kinds.push(kind)
      return ({ status }: Answer) => {
        kind.thrown += 1
        kind.statuses.set(status, (kind.statuses.get(status) ?? 0) + 1)
      }
    },
    found(what: string, where: Shot | string) {
      const told = findings.get(what) ?? []
      findings.set(what, [...told, typeof where === 'string' ? where : nameOf(where)])
    },
    /** Of all that was thrown, the share that was answered and that no limit refused. */
    admitted(): number {
      const thrown = kinds.reduce((sum, kind) => sum + kind.thrown, 0)
      const refused = kinds
        .flatMap(({ statuses }) => [429, 503, 0].map((status) => statuses.get(status) ?? 0))
        .reduce((sum, count) => sum + count, 0)
      return thrown === 0 ? 0 : (thrown - refused) / thrown
    },
    refused: (name: string) => kinds.find((kind) => kind.name === name)?.statuses.get(429) ?? 0,
    isGood: () => findings.size === 0,
    lines(): string[] {
      const rows = kinds.map(({ name, thrown, statuses }) => {
        const told = [...statuses].sort(([one], [other]) => one - other)
        const counts = told.map(([status, count]) => `${status || 'shown out'}: ${count}`)
        return `${name.padEnd(32)} ${`${thrown}`.padStart(6)}  ${counts.join(', ')}`
      })
      return [...rows, '', ...this.faults()]
    },
    faults: (): string[] =>
      [...findings].flatMap(([what, where]) => [
        `FOUND ${where.length} × ${what}`,
        ...where.slice(0, mostTold).map((each) => `    ${each}`),
      ]),
  }
}
