import { agentCalendar } from '../../appointments/agents/agent-calendar.server'
import { siteOf } from '../../site/site.server'
import type { Route } from './+types/agent-calendar.resource'

/** For the calendar on an agent's phone; the address is the key. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const answer = await agentCalendar(siteOf(context), params.file)
  const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }
  if (answer.outcome === 'unknown') return new Response(null, { status: 404, headers })
  return new Response(answer.text, {
    headers: { ...headers, 'content-type': 'text/calendar; charset=utf-8' },
  })
}
