import {
  clockOf,
  isSamePlace,
  type Place,
  quarter,
  quarters,
  shifted,
  stretched,
  toColumn,
} from './moving'

/** Where a block would be. */
export type Told = { day: string; from: string; to: string; agentId: string }
/** What is moved, of which kind, and (where nobody comes to it) what was seen of it. */
export type Moved = Told & { slot: string; kind: string; seen: string | undefined }

type Tools = {
  hours: () => { from: number; to: number }
  tell: (told: Told | null) => void
  ask: (moved: Moved) => void
}
type Moving = { card: HTMLElement; block: HTMLElement; start: Place; now: Place }

/** Closer to its end than this, the pointer takes the end. */
const edge = 8
/** Less is a click. */
const leastDistance = 5

/** Blocks of the grid, moved by pointer and by arrow keys; what comes of it is asked elsewhere. */
export class BlockMover {
  private moving: Moving | null = null

  constructor(
    private readonly grid: HTMLElement,
    private readonly tools: Tools,
  ) {}

  listen(signal: AbortSignal) {
    this.grid.addEventListener('keydown', (event) => this.onKey(event), { signal })
    this.grid.addEventListener('pointerdown', (event) => this.onPointer(event), { signal })
  }

  private columns(): HTMLElement[] {
    return [...this.grid.querySelectorAll<HTMLElement>('[data-day]')]
  }

  private pixelsInMinute(column: HTMLElement): number {
    const { from, to } = this.tools.hours()
    return column.clientHeight / ((to - from) * 60)
  }

  /** Nothing where the day is a list. */
  private take(target: EventTarget | null): Moving | null {
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-slot]') : null
    const block = card?.parentElement
    if (!card || !block || getComputedStyle(block).position !== 'absolute') return null
    const column = this.columns().findIndex((each) => each.contains(card))
    const start = { column, from: Number(card.dataset.from), to: Number(card.dataset.to) }
    return { card, block, start, now: start }
  }

  private go(taken: Moving, now: Place) {
    this.moving = { ...taken, now }
    const { card, block, start } = taken
    const columns = this.columns()
    const [from, to] = [columns[start.column], columns[now.column]]
    if (!from || !to) return
    const pixels = this.pixelsInMinute(from)
    const sideways = to.getBoundingClientRect().left - from.getBoundingClientRect().left
    block.style.top = `${(now.from - this.tools.hours().from * 60) * pixels}px`
    block.style.translate = `${sideways}px`
    card.style.height = `${(now.to - now.from) * pixels - 2}px`
    card.dataset.moving = 'true'
    this.tools.tell(this.told())
  }

  private letGo() {
    if (!this.moving) return
    const { card, block } = this.moving
    block.style.top = ''
    block.style.translate = ''
    card.style.height = ''
    delete card.dataset.moving
    this.moving = null
    this.tools.tell(null)
  }

  private told(): Told | null {
    const column = this.moving && this.columns()[this.moving.now.column]
    if (!this.moving || !column) return null
    const { card, now } = this.moving
    return {
      day: column.dataset.day ?? '',
      from: clockOf(now.from),
      to: clockOf(now.to),
      agentId: column.dataset.agent || (card.dataset.agent ?? ''),
    }
  }

  private ask() {
    const told = this.told()
    if (!this.moving || !told || isSamePlace(this.moving.start, this.moving.now)) {
      return this.letGo()
    }
    const { slot = '', seen, kind = '' } = this.moving.card.dataset
    this.tools.ask({ ...told, slot, seen, kind })
  }

  private onKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const ends = this.moving && (event.key === 'Escape' || event.key === 'Enter')
    const change = changeBy(event)
    const taken = change && (this.moving ?? this.take(event.target))
    if (!ends && !taken) return
    event.preventDefault()
    if (taken && change) this.go(taken, change(taken.now, this.columns().length))
    else if (event.key === 'Enter') this.ask()
    else this.letGo()
  }

  private onPointer(down: PointerEvent) {
    if (down.button !== 0 || down.pointerType === 'touch') return
    const taken = this.take(down.target)
    const column = taken && this.columns()[taken.start.column]
    if (!taken || !column) return
    const isEnd = taken.card.getBoundingClientRect().bottom - down.clientY < edge
    const pixels = this.pixelsInMinute(column)
    const controller = new AbortController()
    const { signal } = controller
    const onMove = (event: PointerEvent) => {
      const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY]
      if (!this.moving && Math.hypot(x, y) < leastDistance) return
      const minutes = quarters(y, pixels)
      this.go(
        taken,
        isEnd
          ? stretched(taken.start, minutes)
          : this.inColumnAt(shifted(taken.start, minutes), event.clientX),
      )
    }
    const onUp = () => {
      controller.abort()
      if (!this.moving) return
      // The link under the pointer is not what was meant.
      const stop = (click: Event) => click.preventDefault()
      addEventListener('click', stop, { capture: true, once: true })
      setTimeout(() => removeEventListener('click', stop, { capture: true }))
      this.ask()
    }
    addEventListener('pointermove', onMove, { signal })
    addEventListener('pointerup', onUp, { signal })
    addEventListener('pointercancel', () => controller.abort(), { signal })
  }

  private inColumnAt(place: Place, x: number): Place {
    const columns = this.columns()
    const over = columns.findIndex((column) => {
      const { left, right } = column.getBoundingClientRect()
      return x >= left && x < right
    })
    return over < 0 ? place : toColumn(place, over, columns.length)
  }
}

function changeBy({ key, shiftKey }: KeyboardEvent) {
  const minutes = { ArrowDown: quarter, ArrowUp: -quarter }[key]
  if (minutes) return (now: Place) => (shiftKey ? stretched : shifted)(now, minutes)
  const aside = { ArrowRight: 1, ArrowLeft: -1 }[key]
  if (!aside || shiftKey) return null
  return (now: Place, columns: number) => toColumn(now, now.column + aside, columns)
}
