import { propertyEdit } from '../../properties/office/property-edit'
import { describeSchema } from '../form/describe-schema'

/** The form of a property, as its schema groups it. */
export const propertyFields = describeSchema(propertyEdit)
