type ByteRange = { first: number; last: number }

const single = /^bytes=(\d*)-(\d*)$/

/**
 * The part of a file that a Range header asks for (RFC 9110, 14.1.2): undefined for the whole file,
 * also when the header makes no sense or asks for several parts; null when there is no such part.
 */
export function readRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, from, to] = single.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || (!from && !to)) return undefined
  const first = from ? Number(from) : Math.max(size - Number(to), 0)
  const last = from && to ? Math.min(Number(to), size - 1) : size - 1
  if (from && to && Number(to) < first) return undefined
  return first < size && first <= last ? { first, last } : null
}
