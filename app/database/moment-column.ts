import { timestamp } from 'drizzle-orm/pg-core'

/** A moment in the world, whatever the clock on the wall says. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })
