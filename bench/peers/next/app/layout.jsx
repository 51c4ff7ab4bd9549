import Link from 'next/link'
import { FavouriteCount } from '../parts/favourites'
import { LinkList } from '../parts/link-list'
import { readList } from '../parts/read-list'

export default function Layout({ children }) {
  const { top, menu, footer } = readList()
  return (
    <html lang="nl">
      <body>
        <a className="skip" href="#content">
          Naar de inhoud
        </a>
        <nav aria-label="Snelle links">
          <LinkList links={top} />
          <FavouriteCount />
        </nav>
        <header>
          <Link className="logo" href="/nl/">
            Baksteen
          </Link>
          <nav aria-label="Hoofdmenu">
            <LinkList links={menu} />
          </nav>
        </header>
        <main id="content">{children}</main>
        <footer>
          <LinkList links={footer} />
        </footer>
      </body>
    </html>
  )
}
