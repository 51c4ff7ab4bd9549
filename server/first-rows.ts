import type { FirstRows } from '../app/database/migrate.server'
import { plantTemplates } from '../app/enquiries/plant-templates.server'
import { plantPropertyTypes } from '../app/properties/plant-property-types.server'

/** Every database starts with these, an agency's own as well. A name that was planted is never reused. */
export const firstRows: FirstRows = {
  'property-types': plantPropertyTypes,
  'answer-templates': plantTemplates,
}
