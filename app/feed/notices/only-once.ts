import { NoticeRefused } from './notice-refused'

/** Of a CRM that cannot be asked what it took: an earlier try may have arrived, and a colleague looks. */
export function onlyOnce({ isRepeated }: { isRepeated: boolean }) {
  if (isRepeated) throw new NoticeRefused('in-doubt')
}
