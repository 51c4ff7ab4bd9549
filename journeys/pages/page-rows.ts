import { formRows } from './form-rows'
import { officeRows } from './office-rows'
import { ownerRows } from './owner-rows'
import { websiteRows } from './website-rows'

/** What somebody who did not sign in can open. */
export const publicRows = [...websiteRows, ...formRows].filter(({ who }) => who === 'anyone')

export const pageRows = [...websiteRows, ...formRows, ...ownerRows, ...officeRows]
