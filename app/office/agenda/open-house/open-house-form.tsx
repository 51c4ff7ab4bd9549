import { clockTime, dayAndMonth } from '../../../appointments/letters/viewing-time'
import { openHouseForm } from '../../../appointments/open-houses/open-house.form'
import { useLanguage } from '../../../language/use-language'
import { useTranslation } from '../../../language/use-translation'
import { Button } from '../../../ui/button'
import { describeSchema } from '../../form/describe-schema'
import { EditForm } from '../../form/edit-form'
import { Notice } from '../../office-page'
import { agendaWidgets } from '../agenda-widgets'
import { DespiteBusy } from '../planned/despite-busy'
import styles from './open-house.module.css'
import type { loadOpenHouses, OpenHouseEdit } from './open-house-edit'

const fields = describeSchema(openHouseForm)
const usual = { quarterSeats: 4 }

type OpenHouse = Awaited<ReturnType<typeof loadOpenHouses>>[number]
type Props = {
  /** The one that changes; without one it is new. */
  openHouse?: OpenHouse
  agents: { id: number; name: string }[]
  edit: OpenHouseEdit | undefined
}

/** When a property is open to many, who stands there, and what stands in the way of it. */
export function OpenHouseForm({ openHouse, agents, edit }: Props) {
  const { t } = useTranslation('office-agenda')
  const values = openHouse?.values ?? usual
  const chosen = edit?.agentIds ?? openHouse?.values.agentIds ?? []
  const told = edit?.moves.length ?? 0
  const save = openHouse ? t('open-house.change') : t('open-house.add')
  return (
    <>
      {edit && <WhyNot edit={edit} />}
      <EditForm
        namespace="office-agenda"
        prefix="open-house-"
        fields={fields}
        values={edit?.values ?? values}
        version={edit?.version ?? openHouse?.version ?? 0}
        base={edit?.base}
        conflict={edit?.conflict}
        problems={edit?.problems ?? {}}
        isTyped={edit !== undefined}
        widgets={agendaWidgets}
        buttons={
          <Button kind={openHouse ? 'primary' : 'quiet'} type="submit">
            {told > 0 ? t('open-house.tell', { count: told }) : save}
          </Button>
        }
      >
        <input
          type="hidden"
          name="task"
          value={openHouse ? 'change-open-house' : 'add-open-house'}
        />
        {openHouse && <input type="hidden" name="id" value={openHouse.id} />}
        <input type="hidden" name="agreed" value={edit?.agreed ?? ''} />
        <input
          type="hidden"
          name="agentsBefore"
          value={edit?.agentsBefore ?? openHouse?.agentsBefore ?? ''}
        />
        <DespiteBusy isBusy={edit?.problem === 'busy'} />
        <fieldset className={`field ${styles.who}`}>
          <legend>{t('open-house.who')}</legend>
          <p className="help">{t('open-house.who-help')}</p>
          {edit?.theirs && <p>{t('open-house.theirs', { who: edit.theirs })}</p>}
          <div className={styles.people}>
            {agents.map(({ id, name }) => (
              <label key={id} className="check">
                <input
                  type="checkbox"
                  name="agent"
                  value={id}
                  defaultChecked={chosen.includes(id)}
                />{' '}
                {name}
              </label>
            ))}
          </div>
        </fieldset>
      </EditForm>
    </>
  )
}

/** Why it was not done, or what has to be agreed to first. */
function WhyNot({ edit }: { edit: OpenHouseEdit }) {
  const { t } = useTranslation('office-agenda')
  const language = useLanguage()
  const { problem, over, conflicts, moves } = edit
  const when = (moment: Date) => `${dayAndMonth(moment, language)}, ${clockTime(moment, language)}`
  return (
    <>
      {problem && (
        <Notice tone="warning">
          {problem === 'no-room'
            ? t('open-house.problem.no-room', { count: over })
            : t(`open-house.problem.${problem}`)}
        </Notice>
      )}
      {conflicts.length > 0 && (
        <div className={styles.list}>
          <p>{t('open-house.conflicts')}</p>
          <ul>
            {conflicts.map(({ agent, kind, startsAt, endsAt }) => (
              <li key={`${agent} ${kind} ${startsAt.toISOString()}`}>
                {t('open-house.conflict', {
                  agent,
                  from: clockTime(startsAt, language),
                  to: clockTime(endsAt, language),
                  kind: kind === 'engagement' ? t('open-house.engagement') : t(`kind.${kind}`),
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {moves.length > 0 && (
        <Notice tone="warning">
          {t('open-house.asks', { count: moves.length })}
          <ul>
            {moves.map(({ id, name, before, after }) => (
              <li key={id}>
                {t('open-house.move', { name, before: when(before), after: when(after) })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
