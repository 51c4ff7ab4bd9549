import type { FieldLine } from '../crm-mapping/field-table'
import { omnicasaFields } from '../omnicasa/omnicasa-fields'
import { skarabeeFields } from '../skarabee/skarabee-fields'
import { sweepbrightFields } from '../sweepbright/sweepbright-fields'
import { whiseFields } from '../whise/whise-fields'
import type { CrmName } from './open-crm.server'
import type { CodeTable } from './own-codes'

type CrmTables = {
  fields: readonly FieldLine[]
  /** Fields whose codes the agency may explain itself, and what each of them tells. */
  ownCodes: Record<string, CodeTable>
}

/** Which field of a CRM becomes which of ours, to be shown. */
export const crmTables: Record<CrmName, CrmTables> = {
  whise: { fields: whiseFields, ownCodes: { category: 'types', purposeStatus: 'statuses' } },
  omnicasa: { fields: omnicasaFields, ownCodes: { WebID: 'types', SubStatus: 'statuses' } },
  skarabee: { fields: skarabeeFields, ownCodes: { 'Typo.Sort': 'types', Status: 'statuses' } },
  sweepbright: { fields: sweepbrightFields, ownCodes: { type: 'types', status: 'statuses' } },
}
