import Link from 'next/link'

export function LinkList({ links }) {
  return (
    <ul>
      {links.map(({ address, text }) => (
        <li key={address + text}>
          {address.startsWith('/') ? (
            <Link href={address}>{text}</Link>
          ) : (
            <a href={address}>{text}</a>
          )}
        </li>
      ))}
    </ul>
  )
}
