import { Form } from 'react-router'
import styles from '../../appointments/booking/booking.module.css'
import type { BookingPlan } from '../../appointments/booking/booking-plan'
import type { ViewingAlert } from '../../appointments/booking/booking-state'
import { DayStrip } from '../../appointments/booking/day-strip'
import { MonthView } from '../../appointments/booking/month-view'
import { SlotList } from '../../appointments/booking/slot-list'
import { ViewingNotice } from '../../appointments/booking/viewing-notice'
import { clockTime, dayAndMonth } from '../../appointments/letters/viewing-time'
import { ViewingTicket } from '../../appointments/viewing-ticket'
import type { ViewingView } from '../../appointments/viewing-view'
import { RichMessage } from '../../language/spoken/rich-message'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { Button, ButtonLink } from '../../ui/button'
import { PageBody, PageHead } from '../page-body'

type Shown =
  | { kind: 'ticket'; view: ViewingView; isMoved: boolean }
  | { kind: 'cancel'; view: ViewingView }
  | { kind: 'move'; view: ViewingView; plan: BookingPlan }

type Props = { shown: Shown; alert: ViewingAlert | null; phone: string; today: string }

export function MyViewingView({ shown, alert, phone, today }: Props) {
  const { t } = useTranslation('appointments')
  return (
    <PageBody>
      {shown.kind === 'move' ? (
        <MoveViewing {...shown} alert={alert} phone={phone} today={today} />
      ) : (
        <>
          <ViewingNotice alert={alert} phone={phone} />
          {shown.kind === 'cancel' && <CancelQuestion view={shown.view} />}
          <ViewingTicket
            viewing={shown.view}
            notice={shown.kind === 'ticket' && shown.isMoved ? t('manage.moved') : undefined}
          />
        </>
      )}
    </PageBody>
  )
}

function CancelQuestion({ view }: { view: ViewingView }) {
  const { t } = useTranslation('appointments')
  const language = useLanguage()
  const values = {
    day: dayAndMonth(view.startsAt, language),
    time: clockTime(view.startsAt, language),
  }
  return (
    <section className={`panel ${styles.top}`} aria-labelledby="cancel-title">
      <h2 id="cancel-title" className="panel-title">
        {t('manage.cancel-title')}
      </h2>
      <p className={styles.capital}>{t('manage.cancel-body', values)}</p>
      <Form method="post" action={view.links.manage} className="actions">
        <Button type="submit" name="intent" value="cancel">
          {t('manage.cancel-yes')}
        </Button>
        <ButtonLink kind="quiet" to={view.links.manage}>
          {t('manage.cancel-no')}
        </ButtonLink>
      </Form>
    </section>
  )
}

type MoveProps = {
  view: ViewingView
  plan: BookingPlan
  alert: ViewingAlert | null
  phone: string
  today: string
}

function MoveViewing({ view, plan, alert, phone, today }: MoveProps) {
  const { t } = useTranslation('appointments')
  const language = useLanguage()
  const hrefOf = (day: string) => `${view.links.manage}&ask=move&day=${day}`
  const now = {
    day: dayAndMonth(view.startsAt, language),
    time: clockTime(view.startsAt, language),
  }
  return (
    <div className={`${styles.booking} ${styles.top}`}>
      <header className={styles.head}>
        <h1>{t('manage.move-title')}</h1>
        <p className="lead">{t('manage.move-lead', now)}</p>
      </header>
      <Form className={styles.form} method="post" noValidate>
        <ViewingNotice alert={alert} phone={phone} />
        <DayStrip plan={plan} hrefOf={hrefOf} title={t('day.title')} />
        {plan.slots.length > 0 ? (
          <SlotList
            slots={plan.slots}
            day={plan.chosen.day}
            chosen={null}
            title={t('slot.title')}
          />
        ) : (
          <p className="note">{t('slot.none')}</p>
        )}
        <div className="actions">
          <Button type="submit" name="intent" value="move">
            {t('submit.move')}
          </Button>
          <ButtonLink kind="quiet" to={view.links.manage}>
            {t('manage.keep')}
          </ButtonLink>
        </div>
      </Form>
      <MonthView plan={plan} hrefOf={hrefOf} today={today} />
    </div>
  )
}

type WaitingProps = {
  email: string
  status: 'waiting' | 'offered' | 'served' | 'left'
  /** Where the visitor leaves the list. */
  manage: string
}

export function WaitingView({ email, status, manage }: WaitingProps) {
  const { t } = useTranslation('appointments')
  const isWaiting = status === 'waiting'
  return (
    <PageBody>
      <PageHead>
        <h1>{isWaiting ? t('waiting.title') : t('manage.title')}</h1>
        <p className="lead" role="status">
          {isWaiting ? (
            <RichMessage text={t('waiting.body', { email })} parts={{ strong: <strong /> }} />
          ) : (
            t(status === 'left' ? 'waiting.left' : 'waiting.offered')
          )}
        </p>
      </PageHead>
      {isWaiting && (
        <Form method="post" action={manage}>
          <Button kind="quiet" type="submit">
            {t('waiting.leave')}
          </Button>
        </Form>
      )}
    </PageBody>
  )
}
