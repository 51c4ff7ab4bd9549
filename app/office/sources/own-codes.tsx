import type { CodeTable } from '../../feed/crm/own-codes'
import { useTranslation } from '../../language/use-translation'
import { propertyStatuses } from '../../properties/property-status'
import { Button } from '../../ui/button'
import { Part } from '../office-page'
import { Rows } from '../rows'

type OwnCode = { table: CodeTable; field: string; code: string; means: string }
type Props = { codes: OwnCode[]; types: { value: number; name: string }[] }

/** Codes that only the agency can explain, each with its choice. */
export function OwnCodes({ codes, types }: Props) {
  const { t } = useTranslation('office-sources')
  const options = {
    types: types.map(({ value, name }) => ({ value: `${value}`, name })),
    statuses: propertyStatuses.map((value) => ({ value, name: t(`status.${value}`) })),
  }
  return (
    <Part title={t('codes.title')}>
      <p className="help">{t('codes.help')}</p>
      <Rows
        caption={t('codes.title')}
        rows={codes}
        keyOf={({ table, code }) => `${table} ${code}`}
        empty={t('codes.none')}
        columns={[
          { title: t('codes.code'), cell: ({ field, code }) => `${field} ${code}` },
          {
            title: t('codes.means'),
            cell: ({ table, field, code, means }) => (
              <form method="post" className="row">
                <input type="hidden" name="table" value={table} />
                <input type="hidden" name="code" value={code} />
                <select
                  className="input"
                  name="means"
                  aria-label={t('codes.choice', { code: `${field} ${code}` })}
                  defaultValue={means}
                >
                  <option value="">{t('codes.unknown')}</option>
                  {options[table].map(({ value, name }) => (
                    <option key={value} value={value}>
                      {name}
                    </option>
                  ))}
                </select>
                <Button kind="quiet" type="submit" name="task" value="code">
                  {t('credentials.save')}
                </Button>
              </form>
            ),
          },
        ]}
      />
    </Part>
  )
}
