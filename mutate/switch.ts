/** The turns of one loop are far below; an endless one reaches them in no time. */
const mostTurns = 1_000_000

/** What instrumented code asks at each place where a mistake could stand. */
type Switch = { (id: number): boolean; turn(): void }

let awake = 0
let turns = 0
let passed = new Set<number>()

const mutant: Switch = Object.assign(
  (id: number) => {
    passed.add(id)
    return id === awake
  },
  {
    turn() {
      turns += 1
      if (turns > mostTurns) throw new Error('A loop without end')
    },
  },
)
Object.assign(globalThis, { mutant })

/** Wakes one mutant, or with 0 none. */
export function wake(id: number) {
  awake = id
  turns = 0
}

/** The mutants that were passed since the last time this was asked. */
export function passedMutants(): Set<number> {
  const last = passed
  passed = new Set()
  turns = 0
  return last
}
