import { data } from 'react-router'
import * as z from 'zod'
import { listStaff } from '../../accounts/staff-queries.server'
import { leftOpen } from '../../enquiries/answers/answer-template'
import { answersToAgency } from '../../enquiries/answers/answers-to-agency.server'
import { fillAnswer } from '../../enquiries/answers/fill-answer.server'
import { listPlanned } from '../../enquiries/answers/planned-queries.server'
import { findTemplate, listTemplates } from '../../enquiries/answers/template-queries.server'
import { mayBeGiven } from '../../enquiries/change-enquiry.server'
import { enquiryNumber } from '../../enquiries/enquiry-number'
import { formNamed } from '../../enquiries/forms'
import { nameOf } from '../../enquiries/letters/letter-tools.server'
import type { Enquiry } from '../../enquiries/queries.server'
import { findEnquiry } from '../../enquiries/queries.server'
import { listUploadsOf } from '../../forms/upload-queries.server'
import { brusselsDay } from '../../language/brussels-day'
import { addDays } from '../../language/calendar-day'
import { translated } from '../../language/translated'
import type { Office } from '../office.server'
import { aboutEach } from './enquiry-lines.server'
import { loadConversation } from './load-conversation.server'
import { loadDecisions } from './load-decisions.server'
import { loadPerson } from './load-person.server'

/** Every page below an enquiry answers 404 for what is not there, however the address looks. */
export async function enquiryOr404({ db }: Pick<Office, 'db'>, id: string): Promise<Enquiry> {
  const enquiry = z.uuid().safeParse(id).success ? await findEnquiry(db, id) : undefined
  if (!enquiry) throw data(null, { status: 404 })
  return enquiry
}

export async function loadEnquiry(office: Office, id: string, template: string | null) {
  const { db, language, t } = office
  const enquiry = await enquiryOr404(office, id)
  const [files, staff, about, answer, conversation, decisions, person] = await Promise.all([
    listUploadsOf(db, enquiry.id),
    listStaff(db),
    aboutEach(db, [enquiry], language),
    loadAnswer(office, enquiry, template),
    loadConversation(db, enquiry),
    loadDecisions(office, enquiry),
    loadPerson(office, enquiry),
  ])
  const name = nameOf(enquiry.answers) || enquiry.email || t('office-enquiries:somebody')
  const form = t(`enquiries:form.${enquiry.form as 'site-contact'}.name`)
  const { state, assigneeId, version, email, language: theirs, follows } = enquiry
  return {
    title: t('office-enquiries:enquiry.title', { form, name }),
    id: enquiry.id,
    name,
    form,
    formName: enquiry.form,
    email,
    theirs,
    follows,
    number: enquiryNumber(enquiry),
    receivedAt: enquiry.receivedAt,
    expiresAt: enquiry.expiresAt,
    handling: { state, assigneeId, version },
    facts: factsOf(enquiry, language),
    source: Object.values(enquiry.source).join(', '),
    files: files
      .filter(({ incomingMailId }) => incomingMailId === null)
      .map(({ id: file, name: called, bytes }) => ({ id: file, name: called, bytes })),
    about: about(enquiry),
    staff: staff
      .filter((each) => mayBeGiven(each) || each.id === assigneeId)
      .map(({ id: each, name: called }) => ({ id: each, name: called })),
    answer,
    conversation,
    planned: await listPlanned(db, enquiry.id),
    /** What the form proposes for an answer that leaves later. */
    tomorrow: addDays(brusselsDay(office.now()), 1),
    decisions,
    person,
    /** Null where replies come back into the conversation. */
    replyTo: office.replyPattern ? null : office.agency().email,
    /** One for each form on the page: sent twice, it is done once. */
    submissions: {
      answer: crypto.randomUUID(),
      note: crypto.randomUUID(),
      candidate: crypto.randomUUID(),
    },
  }
}

/** All that was filled in; files have a list of their own. */
function factsOf({ form: name, answers }: Enquiry, language: Office['language']) {
  const form = formNamed(name)
  if (!form) return []
  const fields = Object.entries(form.fields).filter(([, { kind }]) => kind !== 'files')
  return answersToAgency({ ...form, fields: Object.fromEntries(fields) }, answers, language)
}

async function loadAnswer(office: Office, enquiry: Enquiry, wanted: string | null) {
  const id = z.coerce.number().int().positive().max(2_147_483_647).safeParse(wanted)
  const chosen = wanted && id.success ? await findTemplate(office.db, id.data) : undefined
  const templates = (await listTemplates(office.db)).map((template) => ({
    id: template.id,
    name: translated(template.name, office.language),
    isFitting: template.forms.length === 0 || template.forms.includes(enquiry.form),
  }))
  const draft = chosen
    ? await fillAnswer(office, office.staff, enquiry, chosen)
    : { subject: '', words: '' }
  const open = leftOpen(`${draft.subject} ${draft.words}`)
  return { templates, chosen: chosen?.id, draft, open }
}
