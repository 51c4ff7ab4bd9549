import { clockTime, dayAndMonth } from '../../../appointments/letters/viewing-time'
import { openHouseForm } from '../../../appointments/open-houses/open-house.form'
import { useLanguage } from '../../../language/use-language'
import { useTranslation } from '../../../language/use-translation'
import { Button } from '../../../ui/button'
import { describeSchema } from '../../form/describe-schema'
import { EditForm } from '../../form/edit-form'
import { Notice, Part } from '../../office-page'
import { agendaWidgets } from '../agenda-widgets'
import type { OpenHouseEdit } from './open-house-edit'

const fields = describeSchema(openHouseForm)
const usual = { quarterSeats: 4 }

type OpenHouse = { id: string; startsAt: Date; endsAt: Date }
type Props = { openHouses: OpenHouse[]; edit: OpenHouseEdit | undefined }

/** The open houses to come of a property, and where to add one. */
export function OpenHousePart({ openHouses, edit }: Props) {
  const { t } = useTranslation('office-agenda')
  const language = useLanguage()
  return (
    <Part title={t('open-house.title')}>
      <p className="help">{t('open-house.help')}</p>
      {edit?.problem && <Notice tone="warning">{t(`open-house.problem.${edit.problem}`)}</Notice>}
      {openHouses.map(({ id, startsAt, endsAt }) => {
        const when = `${dayAndMonth(startsAt, language)}, ${clockTime(startsAt, language)} – ${clockTime(endsAt, language)}`
        return (
          <form method="post" key={id}>
            <input type="hidden" name="id" value={id} />
            {when}{' '}
            <Button kind="quiet" type="submit" name="task" value="remove-open-house">
              {t('open-house.remove')}
              <span className="hidden"> {when}</span>
            </Button>
          </form>
        )
      })}
      <EditForm
        namespace="office-agenda"
        prefix="open-house-"
        fields={fields}
        values={edit && Object.keys(edit.values).length > 0 ? edit.values : usual}
        problems={edit?.problems ?? {}}
        widgets={agendaWidgets}
        buttons={
          <Button kind="quiet" type="submit">
            {t('open-house.add')}
          </Button>
        }
      >
        <input type="hidden" name="task" value="add-open-house" />
      </EditForm>
    </Part>
  )
}
