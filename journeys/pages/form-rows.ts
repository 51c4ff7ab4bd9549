import { form as aboutProject } from '../../app/enquiries/forms/contact-construction.form'
import { form as ask } from '../../app/enquiries/forms/contact-me.form'
import { form as apply } from '../../app/enquiries/forms/job-contact.form'
import { form as offer } from '../../app/enquiries/forms/purchase-offer.form'
import { form as rent } from '../../app/enquiries/forms/rental-application.form'
import { form as documents } from '../../app/enquiries/forms/request-documents.form'
import { form as friend } from '../../app/enquiries/forms/send-to-friend.form'
import { form as newsletter } from '../../app/enquiries/forms/sign-newsletter.form'
import { form as testimonial } from '../../app/enquiries/forms/testimonial.form'
import type { Language } from '../../app/language/languages'
import type { Found } from './found'
import { type PageRow, plain } from './page-row'

const who = 'anyone'
type Named = { slugs: Record<Language, string> | null }
const slug = (form: Named, { language }: Found) => form.slugs?.[language] ?? ''
const about = (form: Named, found: Found, id: number) =>
  found.to('enquiry-about', { form: slug(form, found), id })
const viewing = ({ to, sign, viewing: id }: Found) =>
  `${to('my-viewing')}?visit=${sign('visit', id)}`
const choice = { email: 'nora@example.be' }

// biome-ignore format: a table reads as a table
const forms: PageRow[] = [
  { kind: 'contact', path: plain, who, form: true },
  { kind: 'contact-demand', path: plain, who, form: true },
  { kind: 'demand-register', path: plain, who, form: true },
  { kind: 'appointment', path: plain, who },
  { kind: 'appointment, of a property', path: ({ to, viewed }) => `${to('appointment')}?property=${viewed}`, who, form: true },
  { kind: 'enquiry', path: (f) => f.to('enquiry', { form: slug(newsletter, f) }), who, form: true },
  { kind: 'enquiry, a testimonial', path: (f) => f.to('enquiry', { form: slug(testimonial, f) }), who, form: true },
  { kind: 'enquiry, for a vacancy', path: (f) => f.to('enquiry', { form: slug(apply, f) }), who, form: true },
  { kind: 'enquiry-about', path: (f) => about(ask, f, f.sale), who },
  { kind: 'enquiry-about, an offer', path: (f) => about(offer, f, f.sale), who, form: true },
  { kind: 'enquiry-about, to rent', path: (f) => about(rent, f, f.rent), who },
  { kind: 'enquiry-about, a friend', path: (f) => about(friend, f, f.sale), who, like: 'enquiry-about' },
  { kind: 'enquiry-about, documents', path: (f) => about(documents, f, f.sale), who, like: 'enquiry-about' },
  { kind: 'enquiry-about, a project', path: (f) => about(aboutProject, f, f.project), who },
  { kind: 'thank-you', path: ({ to }) => to('thank-you', { form: 'site-contact' }), who },
  { kind: 'thank-you, for a search', path: ({ to }) => to('thank-you', { form: 'demand-register' }), who, like: 'thank-you' },
  { kind: 'login', path: plain, who, form: true },
  { kind: 'login-code', path: plain, who: 'half', form: true },
  { kind: 'forgotten-password', path: plain, who, form: true },
]

/** Opened from a letter: signed as ours are, and once as nobody would. */
// biome-ignore format: a table reads as a table
const letters: PageRow[] = [
  { kind: 'my-viewing', path: viewing, who },
  { kind: 'my-visit, to move', path: (f) => `${viewing(f)}&ask=move`, who },
  { kind: 'my-visit, to cancel', path: (f) => `${viewing(f)}&ask=cancel`, who },
  { kind: 'my-visit, forged', path: ({ to }) => `${to('my-viewing')}?visit=x`, who, status: 404 },
  { kind: 'viewing-feedback', path: (f) => `${f.to('viewing-feedback')}?visit=${f.sign('visit', f.pastViewing)}`, who },
  { kind: 'rental-file', path: (f) => f.to('rental-file', { token: f.sign('rental-file', f.tenant) }), who, form: true },
  { kind: 'mail-choice', path: (f) => f.to('mail-choice', { token: f.sign('newsletter-confirm', choice) }), who },
  { kind: 'mail-choice, too late', path: (f) => f.to('mail-choice', { token: f.sign('newsletter-confirm', choice, -1) }), who, status: 410 },
  { kind: 'my-demand', path: (f) => `${f.to('my-demand')}?key=${f.sign('demand', f.demand)}`, who },
  { kind: 'my-demand, forged', path: ({ to }) => `${to('my-demand')}?key=x`, who, status: 404, like: 'my-visit, forged' },
  { kind: 'unsubscribe', path: (f) => `${f.to('unsubscribe')}?key=${f.sign('demand', f.demand)}`, who },
  { kind: 'set-password', path: ({ to }) => to('set-password', { purpose: 'reset', token: 'x' }), who, status: 410 },
  { kind: 'owner-digest', path: (f) => f.to('owner-digest', { token: f.sign('owner-digest', f.owner) }), who },
  { kind: 'document, too late', path: ({ sign }) => `/documents/${sign('document', 'x', -1)}`, who, status: 410 },
]

/** What somebody fills in, and what a letter of ours opens. */
export const formRows = [...forms, ...letters]
