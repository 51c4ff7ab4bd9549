import { data, redirect } from 'react-router'
import { readContent } from '../../../editorial/writing/content-queries.server'
import { usersOf } from '../../../editorial/writing/content-use'
import { listHolders } from '../../../editorial/writing/remove-content.server'
import { keepFilm } from '../../../files/keep-film.server'
import { imageUrl } from '../../../images/image-url'
import { languages } from '../../../language/languages'
import { translated } from '../../../language/translated'
import { useTranslation } from '../../../language/use-translation'
import { Button } from '../../../ui/button'
import { sentForm, withFiles } from '../../../web/sent-form.server'
import { Filters } from '../../filters'
import { type Office, officeOf } from '../../office.server'
import { officeHead } from '../../office-head'
import { OfficePage } from '../../office-page'
import { officePath } from '../../office-pages'
import { Pager } from '../../rows'
import { editorialDone } from '../done'
import { contentPath } from '../edited-kinds'
import type { Route } from './+types/media.page'
import { keepPictures } from './keep-pictures.server'
import styles from './media.module.css'

const perPage = 24

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, language, t } = officeOf(context)
  const text = url.searchParams.get('text') ?? ''
  const holders = await listHolders(db)
  const found = (await readContent(db, 'image'))
    .filter(({ originalname, alt }) =>
      [originalname, ...Object.values(alt)].some((each) =>
        each?.toLowerCase().includes(text.toLowerCase()),
      ),
    )
    .sort((one, other) => other.id - one.id)
  const pages = Math.max(1, Math.ceil(found.length / perPage))
  const asked = Number(url.searchParams.get('page') ?? 1)
  const page = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), pages) : 1
  const shown = found.slice((page - 1) * perPage, page * perPage)
  return {
    title: t('office:menu.media'),
    text,
    page,
    pages,
    total: found.length,
    pictures: shown.map(({ id, filename, destination, width, height, alt, originalname }) => ({
      id,
      width,
      height,
      name: originalname,
      file: `${destination}/${filename}`,
      alt: translated(alt, language),
      missing: languages.filter((each) => !translated(alt, each)),
      uses: usersOf({ kind: 'image', id: `${id}` }, [filename], holders).length,
    })),
    done: editorialDone(url),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const form = await sentForm(request, withFiles)
  const film = form.get('film')
  if (film instanceof File) return filmKept(office, film)
  const files = form.getAll('pictures').filter((each): each is File => each instanceof File)
  const { refused, ids } = await keepPictures(office, files)
  if (refused.length > 0 || ids.length === 0)
    return data({ refused, film: undefined }, { status: 422 })
  const [only] = ids
  const path = ids.length === 1 && only ? contentPath('image', only) : officePath('media')
  throw redirect(`${path}?done=uploaded`, 303)
}

async function filmKept({ files }: Pick<Office, 'files'>, film: File) {
  const kept = await keepFilm(files, Buffer.from(await film.arrayBuffer()))
  if (kept.outcome === 'kept') return data({ film: kept.address, refused: [] })
  return data({ film: null, refused: [] }, { status: 422 })
}

export default function Media({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['office-editorial', 'office'])
  const { title, text, pictures, page, pages, total, done } = loaderData
  const pathOf = (number: number) =>
    `${officePath('media')}?text=${encodeURIComponent(text)}&page=${number}`
  return (
    <OfficePage title={title} lead={t('media.lead')} done={done && t(`done.${done}`)}>
      <form method="post" encType="multipart/form-data" className={styles.upload}>
        <label className="field">
          <span>{t('media.choose')}</span>
          <input
            type="file"
            name="pictures"
            accept="image/jpeg,image/png,image/webp,image/avif"
            multiple
            required
          />
        </label>
        <Button type="submit">{t('media.upload')}</Button>
      </form>
      <form method="post" encType="multipart/form-data" className={styles.upload}>
        <label className="field">
          <span>{t('media.film')}</span>
          <input type="file" name="film" accept="video/mp4,video/webm" required />
        </label>
        <Button kind="quiet" type="submit">
          {t('media.upload')}
        </Button>
      </form>
      {actionData && <Answer {...actionData} />}
      <Filters text={text} />
      <ul className={styles.pictures}>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <a href={contentPath('image', picture.id)}>
              <img
                src={imageUrl(picture.file, { width: 250 })}
                alt=""
                width={picture.width}
                height={picture.height}
                loading="lazy"
              />
              <span>{picture.alt || picture.name}</span>
            </a>
            <small>
              {t('media.used', { count: picture.uses })}
              {picture.missing.length > 0 && (
                <>
                  {' · '}
                  <span className={styles.missing}>
                    {t('media.missing', { languages: picture.missing.join(', ') })}
                  </span>
                </>
              )}
            </small>
          </li>
        ))}
      </ul>
      <Pager page={page} pages={pages} total={total} pathOf={pathOf} />
    </OfficePage>
  )
}

/** A film has no page of its own: its address is all there is to know. */
function Answer({ film, refused }: { film: string | null | undefined; refused: string[] }) {
  const { t } = useTranslation('office-editorial')
  if (film)
    return (
      <p role="status">
        {t('media.film-kept')} <code>{film}</code>
      </p>
    )
  const pictures = refused.length > 0 ? t('media.refused', { names: refused.join(', ') }) : null
  return (
    <p className="error" role="alert">
      {film === null ? t('media.no-film') : (pictures ?? t('media.nothing'))}
    </p>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
