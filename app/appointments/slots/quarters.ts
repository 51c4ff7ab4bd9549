type Moments = { startsAt: Date; endsAt: Date }

const length = 15 * 60_000

/** The whole quarters of an hour in a stretch of time, from its start on. */
export function quartersOf({ startsAt, endsAt }: Moments): Moments[] {
  const start = startsAt.getTime()
  const count = Math.floor((endsAt.getTime() - start) / length)
  return Array.from({ length: count }, (_, index) => ({
    startsAt: new Date(start + index * length),
    endsAt: new Date(start + (index + 1) * length),
  }))
}
