import type { loadSeekers } from './load-seekers.server'

export type Seekers = NonNullable<Awaited<ReturnType<typeof loadSeekers>>>
