import { messageOf } from './message-of'

const longest = 120

/** The first line of what somebody wrote, as a list tells it. */
export function questionOf(enquiry: Parameters<typeof messageOf>[0]): string {
  const [line = ''] = messageOf(enquiry).trim().split(/\s*\n/)
  return line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line
}
