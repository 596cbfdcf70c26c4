import { useSearchParams } from 'react-router-dom'
import { ContactSlot } from './contact-slot.tsx'

/** The conversation that a notification opens, as `?sheet=chat.<with>.<order id>`. */
const CHAT_SHEET = /^chat\.([a-z]+)\.([0-9a-f-]{36})$/

export interface ChatFromAddressProps {
  /** The user's part in orders, such as `courier`. */
  readonly as: string
  /** Orders whose screens offer their chats themselves. */
  readonly except: readonly string[]
}

/** Opens the chat that the URL names where no screen of its order does, as for an order that has ended. */
export function ChatFromAddress({ as, except }: ChatFromAddressProps) {
  const [params] = useSearchParams()
  const [, other, orderId] = CHAT_SHEET.exec(params.get('sheet') ?? '') ?? []
  if (other === undefined || orderId === undefined || except.includes(orderId)) return null
  return <ContactSlot orderId={orderId} as={as} with={other} />
}
