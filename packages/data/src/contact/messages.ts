import { type InfiniteData, infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { type Conversation, contactKeys } from './keys.ts'
import { type Message, type MessagePage, messagePage } from './message.ts'

const PAGE = 50

/** The loaded pages of a conversation, newest first. */
export type MessagePages = InfiniteData<MessagePage>

function messagesOptions(conversation: Conversation) {
  const { orderId, as, with: other } = conversation
  return infiniteQueryOptions({
    queryKey: contactKeys.messages(conversation),
    staleTime: 0,
    initialPageParam: 0,
    queryFn: ({ signal, pageParam }) =>
      call(
        'messages',
        {
          conversation_id: orderId,
          as_role: as,
          with_role: other,
          limit_count: PAGE,
          ...(pageParam > 0 ? { before_seq: pageParam } : {}),
        },
        messagePage,
        signal,
      ),
    getNextPageParam: ({ messages }: MessagePage) =>
      messages.length < PAGE ? undefined : messages.at(-1)?.seq,
  })
}

/** What two parties of an order wrote to each other, newest first, page by page. */
export function useMessages(conversation: Conversation) {
  return useInfiniteQuery(messagesOptions(conversation))
}

/** The loaded pages with a message, which may be there already. */
export function withMessage(pages: MessagePages, added: Message): MessagePages {
  if (pages.pages.some(({ messages }) => messages.some(({ seq }) => seq === added.seq))) return pages
  const [first, ...others] = pages.pages
  if (!first) return pages
  const messages = [added, ...first.messages].toSorted((one, other) => other.seq - one.seq)
  return { ...pages, pages: [{ ...first, messages }, ...others] }
}

/** The loaded pages after the other has read up to a message. */
export function withRead(pages: MessagePages, seq: number): MessagePages {
  return {
    ...pages,
    pages: pages.pages.map((page) => ({ ...page, read_seq: Math.max(page.read_seq, seq) })),
  }
}
