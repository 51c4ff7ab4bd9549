import * as z from 'zod'

/** Of a list, the items that make sense. */
export function soundItems<Item extends z.ZodType>(item: Item) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((list) =>
      list.flatMap((each): z.output<Item>[] => {
        const { data, success } = item.safeParse(each)
        return success ? [data] : []
      }),
    )
}
