import * as z from 'zod'

/** Within what a calendar of the office holds. */
export const todoDay = z.iso
  .date()
  .refine((day) => day >= '2000-01-01' && day <= '2100-12-31', { params: { key: 'invalid' } })

/** What is to be done, by when and by whom; null is the whole office. */
export const todoForm = z.object({
  words: z.string().trim().min(1).max(500).meta({ widget: 'long-text' }),
  day: todoDay,
  forId: z.uuid().nullable().meta({ widget: 'colleague' }),
})
export type TodoEdit = z.output<typeof todoForm>

export const todoEditOf = ({ words, day, forId }: TodoEdit): TodoEdit => ({ words, day, forId })
