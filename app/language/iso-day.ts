import * as z from 'zod'

/** A day as a form or a file writes it, "2026-11-15"; a calendar has no year 0, and PostgreSQL keeps none. */
export const isoDay = () => z.iso.date().regex(/^(?!0000)/)
