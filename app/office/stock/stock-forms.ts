import { newProject } from '../../projects/new-project.form'
import { projectEdit } from '../../projects/project-edit'
import { fitsProperty } from '../../properties/office/fitting-fields'
import { newProperty } from '../../properties/office/new-property.form'
import { fieldOf, propertyEdit } from '../../properties/office/property-edit'
import { describeSchema } from '../form/describe-schema'
import type { Values } from '../form/field-props'

/** What is asked of a property and of a project: to make one, and to change it. */
export const stockForms = {
  property: {
    made: newProperty,
    madeFields: describeSchema(newProperty),
    edit: propertyEdit,
    fields: describeSchema(propertyEdit),
    fieldOf,
    fits: (path: string, { identity }: Values) =>
      fitsProperty(path, (identity ?? {}) as { goal: unknown; type: unknown }),
  },
  project: {
    made: newProject,
    madeFields: describeSchema(newProject),
    edit: projectEdit,
    fields: describeSchema(projectEdit),
    fieldOf: (path: string) => path,
    fits: () => true,
  },
}

/** Buttons beside the form send it too: none of them loses what was typed. */
export const stockFormId = 'stock-form'
