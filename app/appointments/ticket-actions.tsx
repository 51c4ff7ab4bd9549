import { Form } from 'react-router'
import { useLanguage } from '../language/use-language'
import { useTranslation } from '../language/use-translation'
import { Button, ButtonAnchor, ButtonLink } from '../ui/button'
import { CalendarClock, CalendarPlus, X } from '../ui/icons'
import { clockTime, dayAndMonth } from './letters/viewing-time'
import type { ViewingView } from './viewing-view'

/** What can be done with an appointment as it stands. Links look, buttons of forms act. */
export function TicketActions({ viewing }: { viewing: ViewingView }) {
  const { t } = useTranslation('appointments')
  const { status, links } = viewing
  if (status === 'held') return <HeldAnswer viewing={viewing} />
  if (status === 'offered') return viewing.canCancel ? <OfferAnswer viewing={viewing} /> : null
  if (status === 'confirmed' || status === 'requested') return <Coming viewing={viewing} />
  return (
    <p className="actions">
      {viewing.canReview && <ButtonLink to={links.feedback}>{t('mail.rate')}</ButtonLink>}
      {viewing.property && (
        <ButtonLink kind="quiet" to={links.again}>
          {t('ticket.book-again')}
        </ButtonLink>
      )}
    </p>
  )
}

function Coming({ viewing }: { viewing: ViewingView }) {
  const { t } = useTranslation('appointments')
  const language = useLanguage()
  const { links, canMove, canCancel, movableUntil, agent } = viewing
  return (
    <>
      <div className="actions">
        {viewing.status === 'confirmed' && (
          <ButtonAnchor href={links.calendar} download>
            <CalendarPlus />
            {t('ticket.calendar')}
          </ButtonAnchor>
        )}
        {canMove && (
          <ButtonLink kind="quiet" to={`${links.manage}&ask=move`}>
            <CalendarClock />
            {t('ticket.move')}
          </ButtonLink>
        )}
        {canCancel && (
          <ButtonLink kind="plain" to={`${links.manage}&ask=cancel`}>
            <X />
            {t('ticket.cancel')}
          </ButtonLink>
        )}
      </div>
      {viewing.status === 'confirmed' && (
        <p className="help">
          {t('ticket.or')}{' '}
          <a href={links.google} rel="noreferrer">
            {t('ticket.google')}
          </a>{' '}
          ·{' '}
          <a href={links.outlook} rel="noreferrer">
            {t('ticket.outlook')}
          </a>
        </p>
      )}
      {canMove && (
        <p className="help">
          {t('ticket.movable', {
            day: dayAndMonth(movableUntil, language),
            time: clockTime(movableUntil, language),
            phone: agent.phone,
          })}
        </p>
      )}
    </>
  )
}

/** Only the link from the mail shows the button: the page after a booking cannot prove an address. */
function HeldAnswer({ viewing }: { viewing: ViewingView }) {
  const { t } = useTranslation('appointments')
  const { canConfirm, canCancel, links } = viewing
  if (!canCancel) return null
  return (
    <Form method="post" action={links.manage} className="actions">
      {canConfirm && (
        <Button type="submit" name="intent" value="confirm">
          {t('ticket.confirm')}
        </Button>
      )}
      <Button kind="quiet" type="submit" name="intent" value="cancel">
        {t('ticket.cancel')}
      </Button>
    </Form>
  )
}

function OfferAnswer({ viewing }: { viewing: ViewingView }) {
  const { t } = useTranslation('appointments')
  return (
    <Form method="post" action={viewing.links.manage} className="actions">
      <Button type="submit" name="intent" value="accept">
        {t('ticket.accept')}
      </Button>
      <Button kind="quiet" type="submit" name="intent" value="cancel">
        {t('ticket.decline')}
      </Button>
    </Form>
  )
}
