/** Query keys of waiting lists, of every trade that is booked. */
export const waitingListKeys = {
  all: ['waiting-list'] as const,
  mine: (userId: string | null) => ['waiting-list', 'mine', userId] as const,
}
