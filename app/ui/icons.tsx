import sprite from './icons.svg'

type IconProps = { className?: string }
export type IconDrawing = (props: IconProps) => React.JSX.Element

/** All drawings stand in one file, so that a page says which one and not how it is drawn. */
function icon(name: string): IconDrawing {
  const drawing = `${sprite}#${name}`
  // biome-ignore lint/correctness/noComponentHookFactories: each is made once, when this file is read
  return function Icon({ className = 'icon' }) {
    return (
      <svg className={className} aria-hidden="true">
        <use href={drawing} />
      </svg>
    )
  }
}

export const ArrowDown = icon('arrow-down')
export const ArrowLeft = icon('arrow-left')
export const ArrowRight = icon('arrow-right')
export const ArrowUp = icon('arrow-up')
export const ArrowUpRight = icon('arrow-up-right')
export const Bath = icon('bath')
export const BedDouble = icon('bed-double')
export const Bell = icon('bell')
export const BellOff = icon('bell-off')
export const Bold = icon('bold')
export const Building2 = icon('building-2')
export const Calculator = icon('calculator')
export const CalendarClock = icon('calendar-clock')
export const CalendarPlus = icon('calendar-plus')
export const Check = icon('check')
export const ChevronDown = icon('chevron-down')
export const ChevronLeft = icon('chevron-left')
export const ChevronRight = icon('chevron-right')
export const CircleAlert = icon('circle-alert')
export const Clock = icon('clock')
export const Clock3 = icon('clock-3')
export const FileDown = icon('file-down')
export const FileText = icon('file-text')
export const GripVertical = icon('grip-vertical')
export const Hammer = icon('hammer')
export const Heading2 = icon('heading-2')
export const Heading3 = icon('heading-3')
export const Heart = icon('heart')
export const House = icon('house')
export const Images = icon('images')
export const Info = icon('info')
export const Italic = icon('italic')
export const KeyRound = icon('key-round')
export const LandPlot = icon('land-plot')
export const Link2 = icon('link-2')
export const List = icon('list')
export const ListOrdered = icon('list-ordered')
export const Lock = icon('lock')
export const LogOut = icon('log-out')
export const Mail = icon('mail')
export const MailCheck = icon('mail-check')
export const MapIcon = icon('map')
export const MapPin = icon('map-pin')
export const Maximize = icon('maximize')
export const Menu = icon('menu')
export const MessageCircle = icon('message-circle')
export const MessageCircleQuestionMark = icon('message-circle-question-mark')
export const Moon = icon('moon')
export const Pause = icon('pause')
export const Phone = icon('phone')
export const Play = icon('play')
export const Plus = icon('plus')
export const Printer = icon('printer')
export const Quote = icon('quote')
export const Redo2 = icon('redo-2')
export const Scale = icon('scale')
export const Search = icon('search')
export const Send = icon('send')
export const Share2 = icon('share-2')
export const SlidersHorizontal = icon('sliders-horizontal')
export const Store = icon('store')
export const Sun = icon('sun')
export const TreePine = icon('tree-pine')
export const Trees = icon('trees')
export const Undo2 = icon('undo-2')
export const UserRound = icon('user-round')
export const Users = icon('users')
export const Warehouse = icon('warehouse')
export const Waves = icon('waves')
export const X = icon('x')
export const Zap = icon('zap')
