import { newProject } from '../../projects/new-project.form'
import { projectEdit } from '../../projects/project-edit'
import { newProperty } from '../../properties/office/new-property.form'
import { fieldOf, propertyEdit } from '../../properties/office/property-edit'
import { describeSchema } from '../form/describe-schema'

/** What is asked of a property and of a project: to make one, and to change it. */
export const stockForms = {
  property: {
    made: newProperty,
    madeFields: describeSchema(newProperty),
    edit: propertyEdit,
    fields: describeSchema(propertyEdit),
    fieldOf,
  },
  project: {
    made: newProject,
    madeFields: describeSchema(newProject),
    edit: projectEdit,
    fields: describeSchema(projectEdit),
    fieldOf: (path: string) => path,
  },
}

/** Buttons beside the form send it too: none of them loses what was typed. */
export const stockFormId = 'stock-form'
