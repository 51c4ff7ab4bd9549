import { useTranslation } from '../../language/use-translation'
import type { PropertyStatus } from '../../properties/property-status'
import { Filters } from '../filters'
import { Part } from '../office-page'
import { officePath } from '../office-pages'
import { Rows } from '../rows'

type Property = {
  id: number
  reference: string
  address: string
  status: PropertyStatus
  isOnline: boolean
}

export function OwnerProperties({ properties }: { properties: Property[] }) {
  const { t } = useTranslation('office-owners')
  return (
    <Part title={t('homes.title')}>
      <PropertyRows
        caption={t('homes.title')}
        properties={properties}
        empty={t('homes.none')}
        task="take"
      />
    </Part>
  )
}

/** A search in the address; what it finds can be linked. */
export function FindProperty({ text, found }: { text: string; found: Property[] }) {
  const { t } = useTranslation('office-owners')
  return (
    <Part title={t('homes.link')}>
      <p className="help">{t('homes.link-help')}</p>
      <Filters text={text} />
      {text && (
        <PropertyRows
          caption={t('homes.found')}
          properties={found}
          empty={t('homes.nothing')}
          task="give"
        />
      )}
    </Part>
  )
}

type RowsProps = { caption: string; properties: Property[]; empty: string; task: 'give' | 'take' }

function PropertyRows({ caption, properties, empty, task }: RowsProps) {
  const { t } = useTranslation(['office-owners', 'properties'])
  return (
    <Rows
      caption={caption}
      rows={properties}
      keyOf={({ id }) => id}
      empty={empty}
      columns={[
        {
          title: t('homes.reference'),
          cell: ({ id, reference }) => (
            <a href={officePath('owner-property', { id })}>{reference || id}</a>
          ),
        },
        { title: t('homes.address'), cell: ({ address }) => address },
        { title: t('homes.status'), cell: ({ status }) => t(`properties:status.${status}`) },
        {
          title: t('homes.online'),
          cell: ({ isOnline }) => t(isOnline ? 'homes.yes' : 'homes.no'),
        },
        {
          title: t('homes.change'),
          cell: ({ id, address }) => (
            <form method="post">
              <input type="hidden" name="home" value={id} />
              <button className="more" type="submit" name="task" value={task}>
                {t(`homes.${task}`)}
                <span className="hidden"> {address}</span>
              </button>
            </form>
          ),
        },
      ]}
    />
  )
}
