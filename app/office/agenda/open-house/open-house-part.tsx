import { clockTime, dayAndMonth } from '../../../appointments/letters/viewing-time'
import { useLanguage } from '../../../language/use-language'
import { useTranslation } from '../../../language/use-translation'
import { Button } from '../../../ui/button'
import { Notice, Part } from '../../office-page'
import { officePath } from '../../office-pages'
import styles from './open-house.module.css'
import type { loadOpenHouses, OpenHouseEdit, OpenHouseRemoval } from './open-house-edit'
import { OpenHouseForm } from './open-house-form'

type OpenHouse = Awaited<ReturnType<typeof loadOpenHouses>>[number]
type Props = {
  propertyId: number
  openHouses: OpenHouse[]
  agents: { id: number; name: string }[]
  edit: OpenHouseEdit | undefined
  removal: OpenHouseRemoval | undefined
}

/** The open houses to come of a property, and where to add one. */
export function OpenHousePart({ propertyId, openHouses, agents, edit, removal }: Props) {
  const { t } = useTranslation('office-agenda')
  return (
    <Part title={t('open-house.title')}>
      <p className="help">{t('open-house.help')}</p>
      {openHouses.length > 0 && (
        <ul className={styles.rows}>
          {openHouses.map((each) => (
            <li key={each.id}>
              <OpenHouseRow
                propertyId={propertyId}
                openHouse={each}
                removal={removal?.id === each.id ? removal : undefined}
              />
            </li>
          ))}
        </ul>
      )}
      <OpenHouseForm agents={agents} edit={edit} />
    </Part>
  )
}

type RowProps = {
  propertyId: number
  openHouse: OpenHouse
  removal: OpenHouseRemoval | undefined
}

function OpenHouseRow({ propertyId, openHouse, removal }: RowProps) {
  const { t } = useTranslation('office-agenda')
  const language = useLanguage()
  const { id, startsAt, endsAt, who, count } = openHouse
  const when = `${dayAndMonth(startsAt, language)}, ${clockTime(startsAt, language)} – ${clockTime(endsAt, language)}`
  const link = `${officePath('property-viewings', { id: propertyId })}?openHouse=${id}`
  return (
    <form method="post" className={styles.row}>
      <input type="hidden" name="id" value={id} />
      <p>
        <strong>{when}</strong> · {who} · {t('open-house.visitors', { count })}
      </p>
      {removal ? (
        <RemovalQuestion removal={removal} />
      ) : (
        <p className={styles.buttons}>
          <a href={link}>
            {t('open-house.edit')}
            <span className="hidden"> {when}</span>
          </a>
          <Button kind="quiet" type="submit" name="task" value="remove-open-house">
            {t('open-house.remove')}
            <span className="hidden"> {when}</span>
          </Button>
        </p>
      )}
    </form>
  )
}

function RemovalQuestion({ removal: { id, count, reason } }: { removal: OpenHouseRemoval }) {
  const { t } = useTranslation('office-agenda')
  const field = `reason-${id}`
  return (
    <>
      <Notice tone="warning">{t('open-house.removal', { count })}</Notice>
      <input type="hidden" name="told" value={count} />
      <div className="field">
        <label htmlFor={field}>{t('open-house.reason')}</label>
        <input className="input" id={field} name="reason" maxLength={500} defaultValue={reason} />
      </div>
      <Button kind="quiet" type="submit" name="task" value="remove-open-house">
        {t('open-house.remove-and-tell', { count })}
      </Button>
    </>
  )
}
