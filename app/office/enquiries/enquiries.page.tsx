import { listStaff } from '../../accounts/staff-queries.server'
import {
  enquiryFilterQuery,
  enquiryPages,
  pageOf,
  readEnquiryFilter,
} from '../../enquiries/enquiry-filter'
import { enquiryStates } from '../../enquiries/enquiry-state'
import { forms } from '../../enquiries/forms'
import { listEnquiries } from '../../enquiries/office-queries.server'
import { countLoose } from '../../enquiries/replies/incoming-queries.server'
import { useTranslation } from '../../language/use-translation'
import { ButtonAnchor } from '../../ui/button'
import { EmailAddress } from '../email-address'
import { Filters } from '../filters'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import { Pager, Rows } from '../rows'
import { useMoments } from '../use-moments'
import type { Route } from './+types/enquiries.page'
import styles from './enquiries.module.css'
import { enquiryLines } from './enquiry-lines.server'
import { StateBadge } from './state-badge'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, t, language } = officeOf(context)
  const filter = readEnquiryFilter(url.searchParams)
  const [{ rows, total }, staff, loose] = await Promise.all([
    listEnquiries(db, filter, pageOf(filter)),
    listStaff(db),
    countLoose(db),
  ])
  return {
    title: t('office-enquiries:title'),
    filter,
    total,
    loose,
    pages: enquiryPages(total),
    rows: await enquiryLines(db, rows, language),
    staff: staff.map(({ id, name }) => ({ id, name })),
    isErased: url.searchParams.get('done') === 'erased',
  }
}

export default function Enquiries({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('office-enquiries')
  const { title, filter, total, loose, pages, isErased } = loaderData
  const path = officePath('enquiries')
  return (
    <OfficePage
      title={title}
      lead={t('lead')}
      done={isErased ? t('done.erased') : undefined}
      actions={
        <>
          {loose > 0 && (
            <ButtonAnchor kind="quiet" href={officePath('loose-mails')}>
              {t('loose.link', { count: loose })}
            </ButtonAnchor>
          )}
          <ButtonAnchor kind="quiet" href={officePath('answer-templates')}>
            {t('template.title')}
          </ButtonAnchor>
          <ButtonAnchor
            kind="quiet"
            href={officePath('enquiries-export') + enquiryFilterQuery({ ...filter, page: 1 })}
          >
            {t('export')}
          </ButtonAnchor>
        </>
      }
    >
      <EnquiryFilters {...loaderData} />
      <EnquiryRows {...loaderData} />
      <Pager
        page={filter.page}
        pages={pages}
        total={total}
        pathOf={(page) => path + enquiryFilterQuery({ ...filter, page })}
      />
    </OfficePage>
  )
}

type Data = Route.ComponentProps['loaderData']

function EnquiryFilters({ filter, staff }: Pick<Data, 'filter' | 'staff'>) {
  const { t } = useTranslation(['office-enquiries', 'enquiries'])
  const states = ['open', ...enquiryStates] as const
  return (
    <Filters
      text={filter.text}
      choices={[
        {
          name: 'state',
          label: t('column.state'),
          value: filter.state === 'all' ? '' : filter.state,
          options: states.map((value) => ({ value, label: t(`state.${value}`) })),
        },
        {
          name: 'form',
          label: t('column.form'),
          value: filter.form ?? '',
          options: forms.map(({ name }) => ({
            value: name,
            label: t(`enquiries:form.${name as 'site-contact'}.name`),
          })),
        },
        {
          name: 'assignee',
          label: t('column.assignee'),
          value: filter.assignee ?? '',
          options: [
            { value: 'nobody', label: t('nobody') },
            ...staff.map(({ id, name }) => ({ value: id, label: name })),
          ],
        },
      ]}
    />
  )
}

function EnquiryRows({ title, rows, staff }: Pick<Data, 'title' | 'rows' | 'staff'>) {
  const { t } = useTranslation(['office-enquiries', 'enquiries'])
  const { moment } = useMoments()
  const names = new Map(staff.map(({ id, name }) => [id, name]))
  return (
    <Rows
      caption={title}
      rows={rows}
      keyOf={({ id }) => id}
      empty={t('none')}
      columns={[
        {
          title: t('column.who'),
          cell: ({ id, name, email }) => (
            <>
              <a className={styles.who} href={officePath('enquiry', { id })}>
                {name || email || t('somebody')}
              </a>
              {name && (
                <span className={styles.under}>
                  <EmailAddress email={email} />
                </span>
              )}
            </>
          ),
        },
        { title: t('column.state'), cell: ({ state }) => <StateBadge state={state} /> },
        {
          title: t('column.form'),
          cell: ({ form, number }) => (
            <>
              {t(`enquiries:form.${form as 'site-contact'}.name`)}
              <span className={`${styles.under} ${styles.whole}`}>{number}</span>
            </>
          ),
        },
        {
          title: t('column.home'),
          cell: ({ about }) =>
            about && (
              <div className={styles.home}>
                <span className="reference">{about.reference}</span>
                <span className={styles.under}>{about.title}</span>
              </div>
            ),
        },
        {
          title: t('column.received'),
          cell: ({ receivedAt }) => <span className={styles.whole}>{moment(receivedAt)}</span>,
        },
        { title: t('column.assignee'), cell: ({ assigneeId }) => names.get(assigneeId ?? '') },
      ]}
    />
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
