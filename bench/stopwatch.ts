export type Timing = { p50: number; p95: number; perSecond: number }

const warmUp = 20
const rounds = 200
const connections = 16

/** One after another for the latencies, sixteen at once for the throughput. */
export async function timed(work: (round: number) => Promise<unknown>): Promise<Timing> {
  for (let round = 0; round < warmUp; round += 1) await work(round)
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    await work(round)
    times.push(performance.now() - start)
  }
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.floor(share * (rounds - 1))] ?? 0
  return { p50: at(0.5), p95: at(0.95), perSecond: await throughput(work) }
}

/** For what takes long, or changes something: thirty rounds, one after another. */
export async function timedFew(work: (round: number) => Promise<unknown>): Promise<Timing> {
  const times: number[] = []
  for (let round = -3; round < 30; round += 1) {
    const start = performance.now()
    await work(round + 3)
    if (round >= 0) times.push(performance.now() - start)
  }
  const perSecond = (times.length / times.reduce((sum, each) => sum + each, 0)) * 1_000
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0
  return { p50: at(0.5), p95: at(0.95), perSecond }
}

async function throughput(work: (round: number) => Promise<unknown>): Promise<number> {
  let next = 0
  const start = performance.now()
  const worker = async () => {
    while (next < rounds) {
      next += 1
      await work(next)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return (rounds / (performance.now() - start)) * 1000
}

/** For the report. */
export const said: string[] = []

export function say(line: string) {
  said.push(line)
  process.stdout.write(`${line}\n`)
}

export function row(name: string, { p50, p95, perSecond }: Timing): string {
  const ms = (value: number) => `${value.toFixed(2)} ms`.padStart(11)
  return `${name.padEnd(30)} p50${ms(p50)}  p95${ms(p95)}  ${perSecond.toFixed(0).padStart(6)}/s`
}
