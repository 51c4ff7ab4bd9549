import { imageUrl } from '../../images/image-url'
import { useImageHosts } from '../../images/use-image-hosts'
import { useTranslation } from '../../language/use-translation'
import type { OfficeRow } from '../../properties/office/office-list'
import { officePath } from '../office-pages'
import type { Column } from '../rows'
import { useMoments } from '../use-moments'
import { ManyTick } from './list/many-form'
import { PriceCell, type PriceProblem } from './list/price-cell'
import { StateCell, type StateProblem } from './list/state-cell'
import styles from './property-rows.module.css'

export type PropertyLine = Omit<OfficeRow, 'title'> & {
  title: string
  /** What its price is paid for; the price of a sale speaks for itself. */
  term: 'per-month' | 'for-take-over' | null
}

type Problems = { price?: PriceProblem | undefined; state?: StateProblem | undefined }

export function usePropertyColumns({ price, state }: Problems): Column<PropertyLine>[] {
  const { t } = useTranslation('office-properties')
  const { moment } = useMoments()
  return [
    {
      title: t('list.home'),
      cell: (row) => (
        <div className={styles.line}>
          <ManyTick id={row.id} reference={row.reference} />
          <Property row={row} />
        </div>
      ),
    },
    {
      title: t('list.place'),
      cell: ({ street, houseNumber, zip, city }) => (
        <>
          {[street, houseNumber].filter(Boolean).join(' ')}
          <span className={styles.under}>{[zip, city].join(' ')}</span>
        </>
      ),
    },
    {
      title: t('list.state'),
      cell: (row) => (
        <>
          <StateCell row={row} problem={state?.id === row.id ? state : undefined} />
          <span className={styles.under}>{t(`lists.${row.list ?? 'none'}`)}</span>
        </>
      ),
    },
    {
      title: t('list.price'),
      isNumber: true,
      cell: (row) => <PriceCell row={row} problem={price?.id === row.id ? price : undefined} />,
    },
    {
      title: t('list.changed'),
      cell: ({ changedAt, source }) => (
        <>
          <span className={styles.moment}>{moment(changedAt)}</span>
          <span className={styles.under}>{t(`source.${source}`)}</span>
        </>
      ),
    },
  ]
}

function Property({ row }: { row: PropertyLine }) {
  const hosts = useImageHosts()
  const { cover } = row
  return (
    <a className={styles.home} href={officePath('property', { id: row.id })}>
      {cover ? (
        <img
          src={imageUrl(cover.file, { width: 100 }, hosts)}
          width="64"
          height="48"
          alt=""
          loading="lazy"
          data-tone={cover.tone ?? undefined}
        />
      ) : (
        <span className={styles.noPicture} aria-hidden="true" />
      )}
      <span>
        {row.title}
        <span className={styles.under}>
          <span className="reference">{row.reference}</span> · {row.id}
        </span>
      </span>
    </a>
  )
}
