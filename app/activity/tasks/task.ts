/** What the agency waits for: an answer, a yes, or a paper. */
export const taskWants = ['answer', 'approval', 'file'] as const
export type TaskWants = (typeof taskWants)[number]

/** More papers than this for one task are sent by e-mail. */
export const mostFiles = 20

/** What exactly is approved: the owner reads these words above the button. */
export function approvedWords({ title, explanation }: { title: string; explanation: string }) {
  return [title, explanation].filter(Boolean).join('\n\n')
}

export type TaskAnswer = {
  id: string
  kind: 'approval' | 'file'
  accountName: string
  words: string
  fileName: string
  bytes: number
  answeredAt: Date
}
