import { expect, test } from 'vitest'
import { fullFeedProject as project, fullFeedProperty as property } from './every-field.testing'
import { feedProject } from './records/feed-project'
import { feedProperty } from './records/feed-record'
import { judgeRecord } from './records/judge-record'
import { toProject } from './records/to-project'
import { toProperty } from './records/to-property'

/** Told by the table of types or badges, by another picture, or not at all without it. */
const toldElsewhere = [
  'language',
  'MainTypeName',
  'MarqueeName',
  'SmallPictureItem',
  'XLargePictureItem',
  'SmallPicture',
  'ID',
  'City',
  'Goal',
]
const fieldsOf = (record: { shape: object }) =>
  Object.keys(record.shape).filter((name) => !toldElsewhere.includes(name))

const propertyWithout = (field?: string) => {
  const judged = judgeRecord('property', { ...property, [field ?? '']: undefined })
  return judged.outcome === 'refused' ? judged : toProperty({ nl: judged.record })
}
const projectWithout = (field?: string) => {
  const judged = judgeRecord('project', { ...project, [field ?? '']: undefined })
  return judged.outcome === 'refused' ? judged : toProject({ nl: judged.record })
}

test.each(fieldsOf(feedProperty))('[3.01] a home without %s is another home', (field) => {
  expect(propertyWithout()).not.toHaveProperty('refused')
  expect(property).toHaveProperty(field)
  expect(propertyWithout(field)).not.toEqual(propertyWithout())
})

test.each(fieldsOf(feedProject))('[3.08] a project without %s is another project', (field) => {
  expect(projectWithout()).not.toHaveProperty('refused')
  expect(project).toHaveProperty(field)
  expect(projectWithout(field)).not.toEqual(projectWithout())
})

test('[3.06] flood, asbestos, certificates and planning keep their place', () => {
  expect(propertyWithout()).toMatchObject({
    details: {
      environment: {
        floodZones: { nl: 'geen' },
        gScore: 'B',
        pScore: 'D',
        floodReport: '2026-09-01',
        asbestos: { nl: 'veilig' },
        asbestosDay: '2026-05-20',
        gas: { nl: 'conform' },
        electricity: { nl: 'niet conform' },
        soil: 'present',
      },
      planning: {
        zoning: 'Wg',
        permit: 'Vg',
        allotment: 'Gvv',
        summons: 'Gmo',
        preemption: 'Gvkr',
        judicial: 'on-request',
        rights: { nl: expect.stringContaining('doorgang') },
      },
    },
  })
})
