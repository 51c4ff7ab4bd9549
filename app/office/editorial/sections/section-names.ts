import { type SectionName, sectionNames } from '../../../configuration/site-configuration'

export function sectionIn(name: string): SectionName | undefined {
  return sectionNames.find((each) => each === name)
}
