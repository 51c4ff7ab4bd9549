import type messages from '../language/messages/nl/activity.json'

const activityTypes = ['enquiry', 'mail', 'call', 'visit', 'note'] as const
export type ActivityType = (typeof activityTypes)[number]
export type ActivityTopic = keyof (typeof messages)['topic']
export type ActivityStatus = keyof (typeof messages)['status']
export type ActivitySource = keyof (typeof messages)['source']

/** What an owner reads of something that happened: [3.17]. */
export type Activity = {
  id: number
  at: string
  type: ActivityType
  contact: string
  topic: ActivityTopic | null
  subject: string
  comment: string
  status: ActivityStatus
  source: string
}
