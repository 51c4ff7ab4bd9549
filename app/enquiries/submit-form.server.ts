import {
  type CheckedForm,
  checkForm,
  type FormTools,
  notStored,
  type Returned,
  type SentForm,
} from '../forms/check-form.server'
import { sourceIn } from '../forms/form-fields'
import { issuePass } from '../forms/form-pass.server'
import { withFileNames } from '../forms/form-values'
import { openUpload } from '../forms/keep-upload.server'
import type { JobQueue } from '../jobs/job-queue.server'
import type { Language } from '../language/languages'
import { onServer } from './forms.server'
import { receiveEnquiry, type Subject } from './receive-enquiry.server'
import type { Enquiry } from './tables.server'

export type EnquiryTools = FormTools & { jobs: Pick<JobQueue, 'wake'> }

type SentEnquiry = SentForm & {
  language: Language
  subject: Subject
  /** How the visitor found us, from the address of the page. */
  source?: Record<string, string>
}

export type Submitted =
  | { outcome: 'received'; enquiry: Enquiry; note: string | undefined }
  | Returned

/** From what a browser sent to an enquiry, or back to the form with every word still in it. */
export async function submitForm(tools: EnquiryTools, sent: SentEnquiry): Promise<Submitted> {
  const checked = await checkForm(tools, sent)
  return checked.outcome === 'checked' ? receive(tools, sent, checked) : checked
}

async function receive(
  tools: EnquiryTools,
  { form, data, language, subject, source }: SentEnquiry,
  { answers, submission, openedAt, state }: CheckedForm,
): Promise<Submitted> {
  try {
    const uploads = Object.values(state.files)
      .flat()
      .flatMap(({ token }) => openUpload(tools.signer, token, tools.now())?.id ?? [])
    const received = {
      form,
      submission,
      uploads,
      language,
      subject,
      answers: withFileNames(answers, state),
      source: { ...source, ...sourceIn(data) },
    }
    const result = await receiveEnquiry(tools, received, onServer(form.name).alsoDo)
    if (result.outcome === 'received') return result
    const pass = issuePass(tools.signer, form.name, tools.now(), openedAt)
    return { outcome: 'invalid', state: { ...state, pass, notice: 'ALERT_FORM_SENT_BEFORE' } }
  } catch (error) {
    return notStored(form, state, error)
  }
}
