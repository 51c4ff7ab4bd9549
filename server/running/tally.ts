import { Counter, type Registry } from 'prom-client'

type Wish = { name: string; help: string; registry: Registry }

/** Counts answers in plain numbers, which are put into words when somebody reads them. */
export function tallyAnswers({ name, help, registry }: Wish) {
  const counts = new Map<string, Map<number, number>>()
  new Counter({
    name,
    help,
    labelNames: ['method', 'status'],
    registers: [registry],
    collect() {
      for (const [method, statuses] of counts) {
        for (const [status, count] of statuses) this.inc({ method, status: `${status}` }, count)
      }
      counts.clear()
    },
  })

  return (method: string, status: number) => {
    const statuses = counts.get(method) ?? new Map<number, number>()
    if (statuses.size === 0) counts.set(method, statuses)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
}
