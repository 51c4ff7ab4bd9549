import { noPlanning } from './planning'
import type { ProjectRow } from './queries.server'

let lastId = 500

/** A project for tests: say only what matters to the test. */
export function aProject(wish: Partial<ProjectRow> = {}): ProjectRow {
  lastId += 1
  const day = new Date('2026-01-15T09:00:00Z')
  return {
    id: lastId,
    number: `P-${lastId}`,
    source: 'feed',
    goal: 'sale',
    goalNumber: 0,
    statedStatus: 'active',
    status: 'active',
    isPublished: true,
    title: { nl: 'Demerhof', fr: 'Demerhof', en: 'Demerhof', de: 'Demerhof' },
    description: {},
    situation: {},
    technical: {},
    delivery: {},
    types: {},
    constructions: {},
    planning: noPlanning(),
    street: 'Demerlaan',
    houseNumber: '3',
    box: null,
    zip: '3200',
    city: 'Aarschot',
    countryId: 10,
    countryName: {},
    publishAddress: true,
    latitude: null,
    longitude: null,
    externalWeb: null,
    webId: 2,
    webIdName: { nl: 'Appartement' },
    projectWebId: null,
    priceMinCents: null,
    priceMaxCents: null,
    pictures: [],
    documents: [],
    publishedAt: day,
    changedAt: day,
    hiddenAt: null,
    feedHash: null,
    overrides: {},
    feedValues: {},
    version: 1,
    ...wish,
  }
}
