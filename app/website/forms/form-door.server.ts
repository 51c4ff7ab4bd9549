import { data, type RouterContextProvider, redirect } from 'react-router'
import { providerFacts } from '../../captcha/providers'
import { enquiryNumber } from '../../enquiries/enquiry-number'
import type { Subject } from '../../enquiries/receive-enquiry.server'
import { type Submitted, submitForm } from '../../enquiries/submit-form.server'
import { thankYouPath } from '../../enquiries/thank-you'
import { openForm } from '../../forms/check-form.server'
import type { Alert, Form } from '../../forms/form'
import { sourceIn } from '../../forms/form-fields'
import type { FormState } from '../../forms/form-state'
import { brusselsDay } from '../../language/brussels-day'
import { daysLater } from '../../language/days-later'
import { siteOf } from '../../site/site.server'
import { allowHosts, tellTrouble } from '../../web/page/page-needs.server'
import { readForm } from '../../web/read-form.server'

type Context = Readonly<RouterContextProvider>

const kilobyte = 1024
const largestWords = 256 * kilobyte
const largestFiles = 28 * kilobyte * kilobyte

/** Each page with a form is made for one visitor: it carries a pass. */
export const formHeaders = { 'cache-control': 'private, no-cache' }

export function formOnPage(context: Context, form: Form, values: FormState['values'] = {}) {
  const site = siteOf(context)
  const { provider } = site.captcha
  if (provider) allowHosts(context, providerFacts[provider].hosts)
  return {
    form: form.name,
    state: openForm(site, form, values),
    phone: site.agency().phone,
    today: brusselsDay(site.now()),
  }
}

type Arrived = { context: Context; request: Request; form: Form; subject?: Subject }

/** Every outcome of a form in the language of the web; always with the form, except when it arrived. */
export async function answerForm({ context, request, form, subject = {} }: Arrived) {
  const site = siteOf(context)
  const hasFiles = Object.values(form.fields).some(({ kind }) => kind === 'files')
  const read = await readForm(request, hasFiles ? largestFiles : largestWords)
  if (read.outcome !== 'read') {
    const refusal = refusals[read.outcome]
    const state: FormState = { ...openForm(site, form), notice: refusal.notice }
    return data(state, { status: refusal.status, headers: formHeaders })
  }
  const { language, address } = site
  const source = sourceOf(request)
  const sent = { form, data: read.data, language, address, subject, source }
  const submitted = await submitForm(site, sent)
  if (submitted.outcome === 'received') throw thanks(context, form, submitted)
  if (submitted.outcome === 'not-stored') tellTrouble(context)
  return data(submitted.state, { status: statuses[submitted.outcome], headers: formHeaders })
}

/** A campaign travels in the address of the page, which scripts may have changed since it was made. */
function sourceOf(request: Request): Record<string, string> {
  const page = request.headers.get('referer') ?? ''
  const addresses = [page, request.url].filter((each) => URL.canParse(each))
  return Object.assign({}, ...addresses.map((each) => sourceIn(new URL(each).searchParams)))
}

/** What cannot be read as a form, with the words for it. */
export const refusals = {
  'too-large': { status: 413, notice: 'ALERT_TOO_LARGE' },
  'wrong-type': { status: 415, notice: 'ALERT_FORM_INVALID' },
  unreadable: { status: 400, notice: 'ALERT_FORM_INVALID' },
} as const satisfies Record<string, { status: number; notice: Alert }>

const statuses = { 'next-step': 200, invalid: 422, 'not-stored': 503 } as const

export type Thanks = { number: string; propertyId: number | null; note: string | null }

/** To a page that may be reloaded; what it says of the enquiry is signed, so nobody makes it up. */
function thanks(
  context: Context,
  form: Form,
  received: Extract<Submitted, { outcome: 'received' }>,
) {
  const { signer, now, language } = siteOf(context)
  const { enquiry, note } = received
  const told: Thanks = {
    number: enquiryNumber(enquiry),
    propertyId: enquiry.propertyId,
    note: note ?? null,
  }
  const token = signer.sign('thank-you', told, daysLater(now(), 1))
  return redirect(`${thankYouPath(form.name, language)}?enquiry=${token}`, 303)
}
