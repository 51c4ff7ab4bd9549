type Time = { startsAt: Date; endsAt: Date }

/** What overlaps or touches is one time; soonest first. */
export function mergedTimes(times: Time[]): Time[] {
  const merged: Time[] = []
  const inOrder = times.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  for (const { startsAt, endsAt } of inOrder) {
    const last = merged.at(-1)
    if (!last || startsAt > last.endsAt) merged.push({ startsAt, endsAt })
    else if (endsAt > last.endsAt) last.endsAt = endsAt
  }
  return merged
}
