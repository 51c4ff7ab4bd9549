import type { EngagementKind } from '../../app/appointments/engagements/engagement.form'

type Engagement = {
  /** Which of the agents, and in how many days. */
  of: 0 | 1
  days: number
  from: string
  to: string
  kind: EngagementKind
  subject: string
  place: string
  notes: string
}

/** Outside the hours in which agents receive visitors, so that nothing is in their way. */
export const demoEngagements: Engagement[] = [
  {
    of: 0,
    days: 1,
    from: '08:15',
    to: '09:15',
    kind: 'valuation',
    subject: 'Schatting rijwoning',
    place: 'Tiensesteenweg 120, 3010 Kessel-Lo',
    notes: '',
  },
  {
    of: 1,
    days: 2,
    from: '08:30',
    to: '09:30',
    kind: 'signing',
    subject: 'Verkoopovereenkomst tekenen',
    place: 'Op kantoor',
    notes: 'Beide partijen brengen hun identiteitskaart mee.',
  },
  {
    of: 0,
    days: 2,
    from: '19:15',
    to: '20:00',
    kind: 'private',
    subject: 'Tandarts',
    place: '',
    notes: '',
  },
]
