import { useMemo } from 'react'
import type { WidgetProps, Widgets } from '../../form/field-props'
import { agendaWidgets } from '../agenda-widgets'

type Agent = { id: number; name: string }

/** Whose time it is, and when. */
export function usePlannedWidgets(agents: Agent[]): Widgets {
  return useMemo(
    () => ({
      ...agendaWidgets,
      colleague: ({ id, name, value, aria }: WidgetProps) => (
        <select {...aria} className="input" id={id} name={name} defaultValue={String(value ?? '')}>
          {!value && <option value="" />}
          {agents.map((agent) => (
            <option key={agent.id} value={agent.id}>
              {agent.name}
            </option>
          ))}
        </select>
      ),
    }),
    [agents],
  )
}
