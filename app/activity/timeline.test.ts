import { expect, test } from 'vitest'
import type { Activity } from './activity'
import { timelineOf } from './timeline'

const activity = (id: number, at: string): Activity => ({
  id,
  at,
  type: 'visit',
  contact: 'J. P.',
  topic: 'visit',
  subject: '',
  comment: '',
  status: 'done',
  source: 'website',
})

test('[1.06] contacts, visits, media and history become one line of time, the latest first', () => {
  const timeline = timelineOf(
    {
      history: [
        { id: 1, at: '2026-11-08T09:00:00.000Z', kind: 'price', before: 1, after: 2 },
        { id: 2, at: '2026-10-01T09:00:00.000Z', kind: 'published', before: null, after: null },
      ],
      contacts: [activity(3, '2026-11-09T09:00:00.000Z')],
      visits: [activity(4, '2026-11-07T09:00:00.000Z')],
      media: [{ medium: 'Immoweb', since: '2026-10-02', url: '' }],
    },
    4,
  )
  expect(timeline.map(({ key }) => key)).toEqual(['a3', 'h1', 'a4', 'mImmoweb'])
})
