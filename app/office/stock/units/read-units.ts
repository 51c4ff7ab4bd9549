import type * as z from 'zod'
import type { Language } from '../../../language/languages'
import { type UnitEdit, unitEdit } from '../../../stock/unit-table'
import { centsIn, numberIn } from '../../form/typed-number'

/** A row of the price list as it was typed. */
export type TypedUnit = Record<'version' | 'price' | 'area' | 'terrace' | 'status', string>
type Read = {
  typed: Record<string, TypedUnit>
  /** Fields that were refused: "units.12.price". */
  problems: string[]
  units: UnitEdit[]
}

/** The whole table comes at once: units.12.price, units.12.area … */
export function readUnits(form: FormData, language: Language): Read {
  const ids = form
    .getAll('unit')
    .map(String)
    .filter((id) => /^\d{1,10}$/.test(id))
  const read: Read = { typed: {}, problems: [], units: [] }
  for (const id of ids) {
    const at = (name: string) => String(form.get(`units.${id}.${name}`) ?? '').trim()
    const typed = {
      version: at('version'),
      price: at('price'),
      area: at('area'),
      terrace: at('terrace'),
      status: at('status'),
    }
    read.typed[id] = typed
    const parsed = unitEdit.safeParse({
      id: Number(id),
      version: Number(typed.version),
      priceCents: typed.price === '' ? null : centsIn(typed.price),
      livingArea: typed.area === '' ? null : numberIn(typed.area, { decimals: 0 }),
      terrace: typed.terrace === '' ? null : numberIn(typed.terrace, { language }),
      status: typed.status,
    })
    if (parsed.success) read.units.push(parsed.data)
    else read.problems.push(...problemsIn(parsed.error).map((name) => `units.${id}.${name}`))
  }
  return read
}

const columns: Record<string, string> = { priceCents: 'price', livingArea: 'area' }

function problemsIn({ issues }: z.ZodError): string[] {
  return issues.map(({ path }) => columns[String(path[0])] ?? String(path[0]))
}
