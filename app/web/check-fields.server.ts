import { parseWithZod } from '@conform-to/zod/v4'
import type * as z from 'zod'
import { namedFields } from './named-fields'

/** What was sent, checked against the schema of the form: nothing else of it reaches the parser. */
export function checkFields<Schema extends z.ZodObject>(sent: FormData, schema: Schema) {
  return parseWithZod(namedFields(sent, Object.keys(schema.shape)), { schema })
}
