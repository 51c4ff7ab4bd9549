import { useMemo } from 'react'
import { useTranslation } from '../../language/use-translation'
import type { WidgetProps } from '../form/field-props'

type Agent = { id: number; name: string }

/** A list of colleagues; empty leaves it to the postal code. */
export function useAgentWidget(agents: Agent[]) {
  return useMemo(() => (props: WidgetProps) => <AgentChoice {...props} agents={agents} />, [agents])
}

function AgentChoice({ id, name, value, aria, agents }: WidgetProps & { agents: Agent[] }) {
  const { t } = useTranslation('office-agenda')
  return (
    <select {...aria} className="input" id={id} name={name} defaultValue={String(value ?? '')}>
      <option value="">{t('rules.by-zip')}</option>
      {agents.map((agent) => (
        <option key={agent.id} value={agent.id}>
          {agent.name}
        </option>
      ))}
    </select>
  )
}
