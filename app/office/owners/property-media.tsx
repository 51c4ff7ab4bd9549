import { mediumForm } from '../../activity/owner.form'
import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import { describeSchema } from '../form/describe-schema'
import { EditForm } from '../form/edit-form'
import { Notice } from '../office-page'
import { Rows } from '../rows'
import { useMoments } from '../use-moments'
import { FiguresForm, type Medium } from './figures-form'
import type { FiguresEdit, PropertyEdit } from './property-edit'

const fields = describeSchema(mediumForm)

type Props = {
  media: Medium[]
  today: string
  edit: PropertyEdit | undefined
  figures: FiguresEdit | undefined
}

export function PropertyMedia({ media, today, edit, figures }: Props) {
  const { t } = useTranslation('office-owners')
  const { day } = useMoments()
  return (
    <>
      {figures && <Notice tone="warning">{t(`problem.${figures.problem}`)}</Notice>}
      <Rows
        caption={t('media.title')}
        rows={media}
        keyOf={({ medium }) => medium}
        empty={t('media.none')}
        columns={[
          {
            title: t('field.medium'),
            cell: ({ medium, url }) => (url ? <a href={url}>{medium}</a> : medium),
          },
          { title: t('field.since'), cell: ({ since }) => day(`${since}T12:00:00Z`) },
          {
            title: t('media.figures'),
            cell: (medium) => (
              <FiguresForm
                medium={medium}
                edit={figures?.medium === medium.medium ? figures : undefined}
              />
            ),
          },
        ]}
      />
      <EditForm
        namespace="office-owners"
        fields={fields}
        values={edit?.values ?? { since: today, views: 0, leads: 0 }}
        problems={edit?.problems ?? {}}
        buttons={
          <Button kind="quiet" type="submit">
            {t('media.add')}
          </Button>
        }
      >
        <input type="hidden" name="task" value="medium" />
      </EditForm>
    </>
  )
}
