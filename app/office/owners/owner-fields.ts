import { ownerEdit } from '../../activity/owner.form'
import { describeSchema } from '../form/describe-schema'

export const ownerFields = describeSchema(ownerEdit)
