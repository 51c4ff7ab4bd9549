import type { OnServer } from '../forms.server'
import { friendLetters } from '../letters/friend-letters.server'
import { limitFriends } from '../letters/limit-friends.server'

export const onServer: OnServer = { alsoDo: limitFriends, letters: friendLetters }
