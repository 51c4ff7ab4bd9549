const clock = new Intl.DateTimeFormat('en-GB', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: 'Europe/Brussels',
})

type Greeting = 'morning' | 'afternoon' | 'evening'

export function greetingAt(moment: Date): Greeting {
  const hour = Number(clock.format(moment))
  if (hour < 5 || hour >= 18) return 'evening'
  return hour < 12 ? 'morning' : 'afternoon'
}
