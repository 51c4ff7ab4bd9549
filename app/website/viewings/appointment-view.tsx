import styles from '../../appointments/booking/booking.module.css'
import { BookingForm } from '../../appointments/booking/booking-form'
import type { BookingState } from '../../appointments/booking/booking-state'
import { DayStrip } from '../../appointments/booking/day-strip'
import { MonthView } from '../../appointments/booking/month-view'
import { PropertyPanel } from '../../appointments/booking/property-panel'
import { SlotList } from '../../appointments/booking/slot-list'
import { dayAndMonth, noonOf } from '../../appointments/letters/viewing-time'
import { dayParts } from '../../appointments/slots/day-part'
import { WaitingWish } from '../../appointments/waiting/waiting-wish'
import { enquiryPath } from '../../enquiries/forms'
import { phoneLink } from '../../language/numbers/phone-number'
import { pathTo } from '../../language/path-to'
import { RichMessage } from '../../language/spoken/rich-message'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import type { PropertyCard } from '../../properties/property'
import { propertyPath } from '../../properties/property-path'
import { Link } from '../../ui/link'
import { BackToProperty } from '../forms/back-to-property'
import { PageBody, PageHead } from '../page-body'
import type { AppointmentPage } from './appointment-page'

type Booking = Extract<AppointmentPage, { kind: 'book' }>
type Props = { page: Booking; answer: BookingState | undefined; phone: string; today: string }

/** The list of days and moments leads; the property and the month stand beside it. */
export function AppointmentView({ page, answer, phone, today }: Props) {
  const { t } = useTranslation('appointments')
  const language = useLanguage()
  const { property, plan, intent, mode, isHeld, minutes, seats } = page
  const state = answer ?? page.state
  const base = `${pathTo('appointment', language)}?property=${property.id}`
  const hrefOf = (day: string, startsAt?: Date) =>
    `${base}&day=${day}${startsAt ? `&at=${startsAt.toISOString()}` : ''}`
  const { day, state: dayState } = plan.chosen
  return (
    <PageBody>
      <BackToProperty title={property.title} path={propertyPath(property, language)} />
      <div className={styles.booking}>
        <header className={styles.head}>
          <h1>{t('page.heading')}</h1>
          <p className="lead">{t(isHeld ? 'page.lead-held' : `page.lead-${mode}`, { minutes })}</p>
          {seats > 1 && <p>{t('page.group', { count: seats - 1 })}</p>}
        </header>
        <PropertyPanel property={property} />
        <BookingForm
          state={state}
          phone={phone}
          today={today}
          submit={useSubmit(page)}
          after={
            <NoneSuits
              property={property}
              intent={intent}
              dayHref={hrefOf(day)}
              isFull={dayState === 'full'}
            />
          }
        >
          <DayStrip plan={plan} hrefOf={hrefOf} title={t('day.title')} />
          {intent === 'wait' ? (
            <WaitingWish
              day={day}
              state={state}
              hrefOf={hrefOf}
              isFull={dayState === 'full'}
              hasFree={plan.hasFree}
              others={plan.others}
              waiting={page.waiting}
            />
          ) : (
            <div className="stack">
              <Moments page={page} state={state} />
              <p>
                <a className="more" href="#none-suits">
                  {t('slot.no-suit')}
                </a>
              </p>
            </div>
          )}
        </BookingForm>
        <MonthView plan={plan} hrefOf={hrefOf} today={today} />
      </div>
    </PageBody>
  )
}

function useSubmit({ plan, intent, mode, agentName }: Booking) {
  const { t } = useTranslation('appointments')
  const language = useLanguage()
  const title = dayAndMonth(noonOf(plan.chosen.day), language)
  const note = t('submit.with', { agent: agentName })
  if (intent === 'wait')
    return { says: t('submit.wait'), title: t('slot.waiting-link'), note: title }
  return { says: t(mode === 'at-once' ? 'submit.book' : 'submit.request'), title, note }
}

function Moments({ page, state }: { page: Booking; state: BookingState }) {
  const { t } = useTranslation('appointments')
  const { plan } = page
  if (plan.slots.length === 0) return <p className="note">{t('slot.none')}</p>
  return (
    <SlotList
      slots={plan.slots}
      day={plan.chosen.day}
      chosen={state.chosen}
      error={state.alert === 'no-slot' ? t('alert.no-slot') : undefined}
      title={t('slot.title')}
    />
  )
}

type NoneProps = {
  property: PropertyCard
  intent: 'book' | 'wait'
  dayHref: string
  isFull: boolean
}

/** Spec 9.16: where no moment suits, we call at an hour that does. */
function NoneSuits({ property, intent, dayHref, isFull }: NoneProps) {
  const { t } = useTranslation('appointments')
  return (
    <section className="note" aria-labelledby="none-suits">
      <h3 id="none-suits">{t('slot.no-suit')}</h3>
      {intent === 'book' && (
        <p>
          <Link to={`${dayHref}&ask=waiting`}>{t('slot.waiting-link')}</Link>
        </p>
      )}
      {intent === 'wait' && !isFull && (
        <p>
          <Link to={dayHref}>{t('wait.back')}</Link>
        </p>
      )}
      <CallMe property={property} />
    </section>
  )
}

function CallMe({ property }: { property: PropertyCard }) {
  const { t } = useTranslation('appointments')
  const { t: enquiries } = useTranslation('enquiries')
  const language = useLanguage()
  const path = enquiryPath('contact-appointment', language, property.id)
  return (
    <>
      <p>{t('call.intro')}</p>
      <ul className="row">
        {dayParts.map((slot) => (
          <li key={slot}>
            <Link className="chip" to={`${path}?slot=${slot}`}>
              {enquiries(`option.slot.${slot}`)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A property whose owner or agent wants every viewing to be talked over first. */
export function OfflineViewing({ property, phone }: { property: PropertyCard; phone: string }) {
  const { t } = useTranslation('appointments')
  const language = useLanguage()
  return (
    <PageBody>
      <BackToProperty title={property.title} path={propertyPath(property, language)} />
      <PageHead>
        <h1>{t('offline.title')}</h1>
        <p className="lead">
          <RichMessage
            text={t('offline.body', { phone })}
            parts={{ phone: <a href={phoneLink(phone)}>{phone}</a> }}
          />
        </p>
      </PageHead>
      <CallMe property={property} />
    </PageBody>
  )
}
