import { projectEdit } from '../../projects/project-edit'
import { describeSchema } from '../form/describe-schema'

export const projectFields = describeSchema(projectEdit)
