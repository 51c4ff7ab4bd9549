import type { ActivityTopic, ActivityType } from '../../activity/activity'
import { contactForm } from '../../activity/owner.form'
import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import { describeSchema } from '../form/describe-schema'
import { EditForm } from '../form/edit-form'
import type { WidgetProps } from '../form/field-props'
import { Rows } from '../rows'
import { useMoments } from '../use-moments'
import type { PropertyEdit } from './property-edit'

const fields = describeSchema(contactForm)

type Line = {
  id: number
  key: string
  at: Date
  type: ActivityType
  topic: ActivityTopic | null
  contact: string
  subject: string
  comment: string
  isShown: boolean
}
type Props = { log: Line[]; clock: string; edit: PropertyEdit | undefined }

/** What happened around the property; each line says whether the owner reads it. */
export function ContactLog({ log, clock, edit }: Props) {
  const { t } = useTranslation(['office-owners', 'activity'])
  const { moment } = useMoments()
  const subjectOf = ({ subject, topic, type }: Line) =>
    subject || (topic ? t(`activity:topic.${topic}`) : t(`activity:type.${type}`))
  return (
    <>
      <EditForm
        namespace="office-owners"
        fields={fields}
        values={edit?.values ?? { type: 'call', at: clock, isShown: true }}
        problems={edit?.problems ?? {}}
        widgets={{ moment: MomentField }}
        buttons={
          <Button kind="quiet" type="submit">
            {t('log.add')}
          </Button>
        }
      >
        <input type="hidden" name="task" value="log" />
      </EditForm>
      <Rows
        caption={t('log.title')}
        rows={log}
        keyOf={({ id }) => id}
        empty={t('log.none')}
        columns={[
          { title: t('field.at'), cell: ({ at }) => moment(at) },
          { title: t('field.type'), cell: ({ type }) => t(`activity:type.${type}`) },
          { title: t('field.contact'), cell: ({ contact }) => contact },
          {
            title: t('field.subject'),
            cell: (line) => (
              <span>
                <strong>{subjectOf(line)}</strong> {line.comment}
              </span>
            ),
          },
          {
            title: t('log.shown'),
            cell: ({ isShown }) => t(isShown ? 'log.yes' : 'log.no'),
          },
          {
            title: t('log.change'),
            cell: (line) => line.key.startsWith('note:') && <LineButtons line={line} />,
          },
        ]}
      />
    </>
  )
}

function LineButtons({ line: { id, isShown, subject } }: { line: Line }) {
  const { t } = useTranslation('office-owners')
  return (
    <form method="post">
      <input type="hidden" name="id" value={id} />
      {([isShown ? 'hide' : 'show', 'remove'] as const).map((task) => (
        <button key={task} className="more" type="submit" name="task" value={task}>
          {t(`log.${task}`)}
          <span className="hidden"> {subject}</span>
        </button>
      ))}
    </form>
  )
}

function MomentField({ id, name, value, aria }: WidgetProps) {
  return (
    <input
      {...aria}
      className="input"
      type="datetime-local"
      id={id}
      name={name}
      defaultValue={String(value ?? '')}
    />
  )
}
