import { useTranslation } from '../../language/use-translation'
import { useFormTexts } from '../form/use-form-texts'
import { Part } from '../office-page'
import { Rows } from '../rows'

type Field = { from: string; to: string; example: string }

/** Of two fields with the same last name, the one that the editor calls otherwise. */
const labelOf: Record<string, string> = { 'details.energy.total': 'totalEnergy' }

/** Which field of the CRM becomes which of ours, with what it gave for a home that came from there. */
export function FieldTable({ fields }: { fields: Field[] }) {
  const { t } = useTranslation('office-sources')
  const { label } = useFormTexts('office-properties')
  return (
    <Part title={t('fields.title')}>
      <p className="help">{t('fields.help')}</p>
      <Rows
        caption={t('fields.title')}
        rows={fields}
        keyOf={({ from, to }) => `${from} ${to}`}
        empty=""
        columns={[
          { title: t('fields.theirs'), cell: ({ from }) => from },
          {
            title: t('fields.ours'),
            cell: ({ to }) =>
              to === 'publishedDay'
                ? t('fields.published')
                : label(labelOf[to] ?? to.split('.').at(-1) ?? to),
          },
          { title: t('fields.example'), cell: ({ example }) => example },
        ]}
      />
    </Part>
  )
}
