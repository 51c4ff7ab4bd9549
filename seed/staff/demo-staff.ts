import type { StaffRole } from '../../app/accounts/account'
import type { Language } from '../../app/language/languages'

type DemoColleague = {
  email: string
  name: string
  role: StaffRole
  language: Language
  password: string
}

/** What an authenticator app needs to know. It stands in the README: this is a demonstration. */
export const demoSecret = 'BAKSTEENDEMOKANTOORDEMO23456'

export const demoStaff: DemoColleague[] = [
  {
    email: 'nele@baksteen.example',
    name: 'Nele Verbruggen',
    role: 'agent',
    language: 'nl',
    password: 'sleutel onder de mat',
  },
  {
    email: 'sophie@baksteen.example',
    name: 'Sophie Delvaux',
    role: 'editor',
    language: 'fr',
    password: 'une page par semaine',
  },
  {
    email: 'karel@baksteen.example',
    name: 'Karel Thys',
    role: 'manager',
    language: 'nl',
    password: 'eerste steen gelegd',
  },
]
