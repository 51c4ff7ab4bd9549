import { readFileSync } from 'node:fs'
import type { SampleHomeItem } from './omnicasa-homes'
import type { SweepbrightEstate } from './sweepbright-estates'
import type { SampleEstate } from './whise-estates'

/** Answers of each CRM with values of nobody, as they lie in testing/crm/samples. */
function answer<Answer>(file: string): Answer {
  return JSON.parse(readFileSync(`testing/crm/samples/${file}`, 'utf8'))
}

export function whiseSamples(): SampleEstate[] {
  return [0, 4].flatMap(
    (offset) =>
      answer<{ estates: SampleEstate[] }>(`whise/estates-list.offset${offset}.json`).estates,
  )
}

type Listed = { Value: { Items: SampleHomeItem[] } }

/** In Dutch, and in French where there is an answer in French. */
export function omnicasaSamples() {
  const itemsOf = (file: string, method: string) =>
    answer<Record<string, Listed>>(`omnicasa/${file}.json`)[`${method}Result`]?.Value.Items ?? []
  const homes = (part: string) => itemsOf(`GetPropertyListJson.${part}`, 'GetPropertyListJson')
  const french = homes('fr.1-3')
  const items = [...homes('nl.1-3'), ...homes('nl.4-6')].map((item): SampleHomeItem => {
    const spoken = french.find(({ ID }) => ID === item.ID)
    return spoken ? { ...item, in: { 2: spoken } } : item
  })
  return { items, projects: itemsOf('GetProjectListJson.nl', 'GetProjectListJson') }
}

export function sweepbrightSamples(): SweepbrightEstate[] {
  return ['sale', 'let', 'sold-hidden', 'project'].map((name) =>
    answer<SweepbrightEstate>(`sweepbright/estate.${name}.json`),
  )
}
