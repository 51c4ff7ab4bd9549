import type { Alert, Form } from './form'

/** Nothing typed and something wrong are two different messages. */
export const captchaAlerts = {
  empty: 'ALERT_CAPTCHA_EMPTY',
  wrong: 'ALERT_CAPTCHA_INVALID',
} as const satisfies Record<string, Alert>

/** "Your mail was not sent" is said only when nothing was stored, and in the words of the form. */
export function notStoredAlert({ name }: Form): Alert {
  if (name === 'request-documents') return 'ALERT_DOCUMENTS_FAILED'
  return name === 'testimonial' ? 'ALERT_TESTIMONIAL_FAILED' : 'ALERT_MAIL_NOT_SENT'
}
