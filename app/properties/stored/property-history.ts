const historyKinds = ['price', 'status', 'texts', 'pictures', 'published', 'hidden'] as const
export type HistoryKind = (typeof historyKinds)[number]
