import { useSubscribable } from '@angadi/data/subscriptions/subscribable.ts'
import { SubscribeButton } from './subscribe-button.tsx'

export interface SubscribeToPacksProps {
  /** The packs of a product, each with what tells it from the others, such as "500 ml". */
  readonly packs: readonly { readonly id: string; readonly content: string }[]
  readonly name: string
}

/** A button for each pack of a product that comes daily; nothing where none does. */
export function SubscribeToPacks({ packs, name }: SubscribeToPacksProps) {
  const { data: offered = [] } = useSubscribable(packs.map(({ id }) => id))
  const daily = packs.filter(({ id }) => offered.includes(id))
  if (daily.length === 0) return null
  return (
    <div className="flex flex-col gap-2">
      {daily.map(({ id, content }) => (
        <SubscribeButton
          key={id}
          itemId={id}
          name={name}
          detail={daily.length > 1 ? content : undefined}
          wide
        />
      ))}
    </div>
  )
}
