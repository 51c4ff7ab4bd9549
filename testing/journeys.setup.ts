import { configure } from './configure'

/** A pop-up would open in the middle of a journey that is about something else. */
export default function setup() {
  configure('popup', { isPublished: 'no' })
}
