import * as z from 'zod'
import { tellings } from '../notices/notice'
import { rhythms } from './rhythm'

/** What a manager sets about a source that is connected. */
export const sourceSettings = z.strictObject({ rhythm: z.enum(rhythms), tells: z.enum(tellings) })
export type SourceSettings = z.output<typeof sourceSettings>
