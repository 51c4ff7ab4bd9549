import { expect, test, vi } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { aProperty, insertProperties } from '../properties/testing'
import { findProjectDetail } from './detail-queries.server'
import { deleteProjectsHiddenBefore, writeProjects } from './queries.server'
import { aProject } from './testing'

const { db } = await openTestDatabase()

async function found(wish: Parameters<typeof aProject>[0] = {}) {
  const project = aProject(wish)
  await writeProjects(db, [project])
  return { project, answer: await findProjectDetail(db, project.id) }
}

test('[1.03, 3.08] a project tells its texts, prices and units', async () => {
  const project = aProject({ situation: { nl: '<p onclick="x">Aan de Demer.</p>' } })
  await writeProjects(db, [project])
  const units = [
    aProperty({ projectId: project.id, list: 'projects', reference: 'B' }),
    aProperty({ projectId: project.id, list: 'projects', reference: 'A', status: 'sold' }),
    aProperty({ projectId: project.id, list: 'projects', publishPrice: false, reference: 'C' }),
    aProperty({ projectId: project.id, list: null, status: 'withdrawn' }),
    aProperty({ projectId: project.id, list: 'projects', hiddenAt: new Date() }),
  ]
  await insertProperties(db, units)
  const query = vi.spyOn(db.$client, 'query')
  const answer = await findProjectDetail(db, project.id)
  expect(query).toHaveBeenCalledTimes(2)
  if (answer.outcome !== 'found') throw new Error(answer.outcome)
  expect(answer.projectIn('nl').texts.situation).toBe('<p>Aan de Demer.</p>')
  const told = answer.unitsIn('nl')
  expect(told.map(({ reference }) => reference)).toEqual(['A', 'B', 'C'])
  expect(told.map(({ price }) => price?.cents)).toEqual([undefined, 30_000_000, undefined])
  expect(told[0]?.project?.id).toBe(project.id)
})

test('[5.11] without a published address there is no street, and a circle for a place', async () => {
  const { answer } = await found({
    street: 'Geheimlaan',
    houseNumber: '77 bis',
    publishAddress: false,
    latitude: 50.98765,
    longitude: 4.83219,
  })
  const project = answer.outcome === 'found' ? answer.projectIn('nl') : null
  expect(project?.address).toBe('3200 Aarschot')
  expect(project?.place?.radius).toBe(400)
  expect(JSON.stringify(project)).not.toMatch(/Geheim|77 bis|50\.98765/)
})

test('only a web address is a link out', async () => {
  const { answer } = await found({ externalWeb: 'javascript:alert(1)' })
  expect(answer.outcome === 'found' && answer.projectIn('nl').externalWeb).toBeNull()
})

test.each([
  ['hidden', { hiddenAt: new Date() }, 'gone'],
  ['never published', { isPublished: false }, 'unknown'],
] as const)('[4.01] a %s project', async (_, wish, outcome) => {
  expect((await found(wish)).answer.outcome).toBe(outcome)
})

test.each([0, -3, 1.5, Number.NaN, 1e12, 424_242])('%s is no project', async (id) => {
  expect((await findProjectDetail(db, id)).outcome).toBe('unknown')
})

test('[8.03] a project whose thirty days are over is still known to be gone', async () => {
  const { project } = await found({ hiddenAt: new Date('2026-01-01') })
  await deleteProjectsHiddenBefore(db, new Date('2026-02-01'))
  expect((await findProjectDetail(db, project.id)).outcome).toBe('gone')
})
