import { job } from '../../jobs/job-queue.server'
import type { PropertyNews } from './property-changes'

/** What changed on the site, up to 500 properties at a time: for alerts, favourites and owners. */
export const propertyNews = job<{ changes: PropertyNews[] }>('property-news')
export const newsPerJob = 500
