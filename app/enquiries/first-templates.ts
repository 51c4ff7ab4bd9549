import { candidateRefused } from './first-templates/candidate-refused'
import type { FirstTemplate } from './first-templates/first-template'
import { jobMeeting } from './first-templates/job-meeting'
import { offerReceived } from './first-templates/offer-received'
import { propertyGone } from './first-templates/property-gone'
import { questionAnswer } from './first-templates/question-answer'
import { viewingInvitation } from './first-templates/viewing-invitation'

/** What an agency starts with, to be changed in the office; nothing here is read again. */
export const firstTemplates: FirstTemplate[] = [
  questionAnswer,
  viewingInvitation,
  propertyGone,
  offerReceived,
  candidateRefused,
  jobMeeting,
]
