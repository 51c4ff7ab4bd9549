import type { Mutant } from './mutants'
import type { Survivor } from './survivors'

const lowestScore = 90

/** A file as it is, and the mistakes that were tried in it. */
export type Tried = { code: string; mutants: Mutant[] }

type Row = { file: string; mutants: number; killed: number }
type Alive = { file: string; line: number; code: string; change: string; why: string | null }
type Judgement = {
  rows: Row[]
  alive: Alive[]
  gone: Survivor[]
  score: number
  isGood: boolean
}

/** A survivor without a reason fails, so does a reason whose survivor is gone, and a file below the score. */
export function judge(
  tried: Map<string, Tried>,
  unnoticed: Map<string, Set<number>>,
  named: Survivor[],
): Judgement {
  const rows = [...tried].map(([file, { mutants }]) => {
    const killed = mutants.length - (unnoticed.get(file)?.size ?? 0)
    return { file, mutants: mutants.length, killed }
  })
  const told = [...tried].flatMap(([file, { code, mutants }]) => {
    const lines = code.split('\n')
    return mutants
      .filter(({ id }) => unnoticed.get(file)?.has(id))
      .map(({ line, change }) => ({ file, line, code: lines[line - 1]?.trim() ?? '', change }))
  })
  const alive = told.map((each) => ({
    ...each,
    why: named.find((one) => isSame(one, each))?.why ?? null,
  }))
  const gone = named.filter((one) => !told.some((each) => isSame(one, each)))
  const score = share(total(rows, 'killed'), total(rows, 'mutants'))
  const isGood = faults({ rows, alive, gone }).length === 0
  return { rows, alive, gone, score, isGood }
}

/** What is not as it should be, a line for each. */
export function faults({
  rows,
  alive,
  gone,
}: Pick<Judgement, 'rows' | 'alive' | 'gone'>): string[] {
  const low = rows
    .map(({ file, mutants, killed }) => ({ file, score: share(killed, mutants) }))
    .filter(({ score }) => score < lowestScore)
  return [
    ...(rows.length === 0 ? ['No file was tried'] : []),
    ...low.map(({ file, score }) => `${file}: ${score} % is less than ${lowestScore} %`),
    ...alive.filter(({ why }) => why === null).map((each) => `${placed(each)}: NOT NAMED`),
    ...gone.map(({ file, code, change }) => `${file} ${code} … ${change}: IS GONE`),
  ]
}

function placed({ file, line, change }: Alive): string {
  return `${file}:${line} ${change}`
}

export function report({ rows, alive, gone, score, isGood }: Judgement): string {
  const table = rows.map(({ file, mutants, killed }) =>
    cells(file, [mutants, killed, mutants - killed, share(killed, mutants)]),
  )
  const named = alive.map((each) => [placed(each), `  ${each.why ?? 'NOT NAMED'}`])
  return [
    '# Mistakes the tests notice\n',
    isGood ? 'Good.\n' : 'NOT GOOD, see the end.\n',
    '```text',
    cells('', ['mutants', 'killed', 'survived', '%']),
    ...table,
    cells('all', [total(rows, 'mutants'), total(rows, 'killed'), alive.length, score]),
    '',
    ...named.flat(),
    ...(isGood ? [] : ['', ...faults({ rows, alive, gone })]),
    '```\n',
  ].join('\n')
}

function isSame(named: Survivor, alive: { file: string; code: string; change: string }): boolean {
  return (
    named.file === alive.file && alive.code.startsWith(named.code) && named.change === alive.change
  )
}

function cells(name: string, values: (string | number)[]): string {
  return name.padEnd(50) + values.map((value) => String(value).padStart(9)).join('')
}

function total(rows: Row[], name: 'mutants' | 'killed'): number {
  return rows.reduce((sum, row) => sum + row[name], 0)
}

/** Rounded down: 89.99 is not 90. */
function share(part: number, whole: number): number {
  return whole === 0 ? 100 : Math.floor((1000 * part) / whole) / 10
}
