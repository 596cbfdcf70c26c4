import { pictureUrl } from '@angadi/data/client/config.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { ShoppingBag } from 'lucide-react'
import { useRef, useState } from 'react'

import { pictureFit } from '../picture-fit.ts'

export interface GalleryProps {
  readonly name: string
  /** Paths of pictures; may be none. */
  readonly pictures: readonly string[]
}

/** The pictures of a product: swiped on a phone, chosen by small ones on wider screens. */
export function Gallery({ name, pictures }: GalleryProps) {
  const { t } = useTranslation('shopping')
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const show = (index: number) => {
    setShown(index)
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior: 'instant' })
  }
  if (pictures.length < 2)
    return (
      <Picture
        src={pictureUrl(pictures[0])}
        alt={name}
        ratio="square"
        fit={pictureFit(pictures[0])}
        eager
        fallback={<ShoppingBag aria-hidden />}
        className="w-full"
      />
    )
  return (
    <div className="flex flex-col gap-3">
      <ul
        ref={strip}
        aria-label={t('product.pictures', { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
        tabIndex={0}
        onScroll={({ currentTarget }) =>
          setShown(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)))
        }
        className="flex snap-x snap-mandatory overflow-x-auto rounded-lg [scrollbar-width:none]"
      >
        {pictures.map((picture, index) => (
          <li key={picture} className="w-full shrink-0 snap-start">
            <Picture
              src={pictureUrl(picture)}
              alt={t('product.picture', { name, number: index + 1 })}
              ratio="square"
              fit={pictureFit(picture)}
              eager={index === 0}
              fallback={<ShoppingBag aria-hidden />}
              className="w-full"
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-center gap-2">
        {pictures.map((picture, index) => (
          <button
            key={picture}
            type="button"
            aria-label={t('product.showPicture', { number: index + 1 })}
            aria-pressed={index === shown}
            onClick={() => show(index)}
            className="grid size-touch place-items-center rounded-md border-2 border-transparent aria-pressed:border-action md:size-16"
          >
            <Picture
              src={pictureUrl(picture)}
              alt=""
              ratio="square"
              fit={pictureFit(picture)}
              rounded="md"
              className="w-full"
            />
          </button>
        ))}
      </div>
    </div>
  )
}
