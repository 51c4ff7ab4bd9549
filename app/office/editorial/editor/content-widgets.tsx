import { useRef, useState } from 'react'
import { relationTypes } from '../../../editorial/module'
import { imageUrl } from '../../../images/image-url'
import { useTranslation } from '../../../language/use-translation'
import type { WidgetProps, Widgets } from '../../form/field-props'
import { officePath } from '../../office-pages'
import { type Choices, useChoices } from '../choices'
import styles from './content-widgets.module.css'
import { PictureDialog } from './picture-dialog'
import { RichTextField } from './rich-text-field'

type Picture = Choices['pictures'][number]

/** By its number. */
function PictureField(props: WidgetProps) {
  const { value } = props
  return (
    <PictureSelect
      {...props}
      isChosen={({ id }) => id === Number(value)}
      textOf={({ id }) => `${id}`}
    />
  )
}

/** As it is kept in a section: the file with its size. */
function SectionPictureField(props: WidgetProps) {
  const { file } = (props.value ?? {}) as { file?: string }
  return (
    <Labelled {...props}>
      <PictureSelect
        {...props}
        isChosen={(picture) => picture.file === file}
        textOf={({ file: each, width, height, alts, tone }) =>
          JSON.stringify({ file: each, width, height, alt: alts, tone })
        }
      />
    </Labelled>
  )
}

function MediaField(props: WidgetProps) {
  const { url } = (props.value ?? {}) as { url?: string }
  return (
    <Labelled {...props}>
      <PictureSelect
        {...props}
        isChosen={({ file }) => `/images/${file}` === url}
        textOf={({ file, width, height, alts }) =>
          JSON.stringify({ url: `/images/${file}`, width, height, alt: alts })
        }
      />
    </Labelled>
  )
}

function Labelled({ id, label, children }: WidgetProps & { children: React.ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  )
}

type PictureProps = WidgetProps & {
  isChosen: (picture: Picture) => boolean
  textOf: (picture: Picture) => string
}

function PictureSelect({ id, name, value, aria, isChosen, textOf }: PictureProps) {
  const { t } = useTranslation('office-editorial')
  const { pictures } = useChoices()
  const [chosen, setChosen] = useState(pictures.find(isChosen))
  const [isChoosing, setIsChoosing] = useState(false)
  const select = useRef<HTMLSelectElement>(null)
  // A picture that is not in the library any more, or came with the agency, is kept as it is.
  const unknown = value && !pictures.some(isChosen) ? JSON.stringify(value) : undefined
  return (
    <div className={styles.picture}>
      {chosen && (
        <img
          src={imageUrl(chosen.file, { width: 250 })}
          alt=""
          width={chosen.width}
          height={chosen.height}
          loading="lazy"
        />
      )}
      <select
        {...aria}
        ref={select}
        id={id}
        name={name}
        className="input"
        defaultValue={chosen ? textOf(chosen) : (unknown ?? '')}
        onChange={({ target }) =>
          setChosen(pictures.find((picture) => textOf(picture) === target.value))
        }
      >
        <option value="">{t('picture.none')}</option>
        {unknown && <option value={unknown}>{t('picture.kept')}</option>}
        {pictures.map((picture) => (
          <option key={picture.id} value={textOf(picture)}>
            {picture.alt ? `${picture.alt} (${picture.name})` : picture.name}
          </option>
        ))}
      </select>
      <p>
        {pictures.length > 0 && (
          <>
            <button
              type="button"
              className="more scripted"
              data-late
              onClick={() => setIsChoosing(true)}
            >
              {t('picture.choose')}
            </button>{' '}
          </>
        )}
        <a href={officePath('media')}>{t('picture.library')}</a>
      </p>
      {isChoosing && (
        <PictureDialog
          pictures={pictures}
          onChoose={(picture) => {
            setChosen(picture)
            if (select.current) select.current.value = textOf(picture)
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </div>
  )
}

function CategoryField({ id, name, value, aria }: WidgetProps) {
  const { categories } = useChoices()
  return (
    <select {...aria} id={id} name={name} className="input" defaultValue={String(value ?? '')}>
      <option value="" />
      {categories.map((category) => (
        <option key={category.id} value={category.id}>
          {category.name}
        </option>
      ))}
    </select>
  )
}

function RelationField(props: WidgetProps) {
  const { t } = useTranslation('office-editorial')
  const { relations } = useChoices()
  const { id, name, value, aria } = props
  return (
    <Labelled {...props}>
      <select
        {...aria}
        id={id}
        name={name}
        className="input"
        defaultValue={value ? relationText(value as Relation) : ''}
      >
        {relationTypes.map((type) => (
          <optgroup key={type} label={t(`option.relationType.${type}`)}>
            {relations
              .filter((each) => each.type === type)
              .map((each) => (
                <option key={each.id} value={relationText(each)}>
                  {each.name || t(`option.relationType.${type}`)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </Labelled>
  )
}

type Relation = { type: string; id: number }
const relationText = ({ type, id }: Relation) => JSON.stringify({ type, id })

/** A page of ours by its name, or any address. */
function LinkField({ id, name, value, aria }: WidgetProps) {
  const { links } = useChoices()
  return (
    <>
      <input
        {...aria}
        id={id}
        name={name}
        className="input"
        list={`${id}-pages`}
        defaultValue={String(value ?? '')}
      />
      <datalist id={`${id}-pages`}>
        {links.map((link) => (
          <option key={link} value={link} />
        ))}
      </datalist>
    </>
  )
}

export const contentWidgets: Widgets = {
  'rich-text': RichTextField,
  picture: PictureField,
  category: CategoryField,
  link: LinkField,
  relation: RelationField,
  media: MediaField,
}

/** In a section a picture is kept with its file. */
export const sectionWidgets: Widgets = { ...contentWidgets, picture: SectionPictureField }
