import { RealtimeClient } from '@supabase/realtime-js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ScriptedSocket } from './scripted-socket.ts'
import { Topic, type TopicSource } from './topic.ts'

const LINGER_MS = 1000

beforeEach(() => {
  vi.useFakeTimers()
  ScriptedSocket.opened.length = 0
})
afterEach(() => vi.useRealTimers())

/** Flushes everything that does not wait for a timer. */
const settle = () => vi.advanceTimersByTimeAsync(0)

/** A topic on the real library, with a scripted connection. */
function topicOn(source: Partial<TopicSource> = {}, name = 'user:one') {
  const connection = new RealtimeClient('ws://127.0.0.1:9/realtime/v1', {
    params: { apikey: 'key' },
    accessToken: async () => 'token',
    transport: ScriptedSocket,
  })
  const missed = vi.fn<TopicSource['missed']>(async () => [])
  const currentName = vi.fn<TopicSource['currentName']>(async (topic) => topic)
  const topic = new Topic(name, { connect: async () => connection, missed, currentName, ...source })
  const heard: string[] = []
  const listen = () => topic.listen(({ event }) => heard.push(event))
  const line = () => {
    const socket = ScriptedSocket.opened.at(-1)
    if (!socket) throw new Error('nothing was opened')
    return socket
  }
  return { listen, heard, line, missed, currentName }
}

test('a topic is joined once, however many listen, and each hears what happens', async () => {
  const { listen, heard, line } = topicOn()
  listen()
  listen()
  await settle()
  line().answer('phx_join')
  line().broadcast('order', { topic_seq: 1 })
  expect(line().count('phx_join')).toBe(1)
  expect(heard).toEqual(['joined', 'joined', 'order', 'order'])
})

test('a screen that gives way to the next one keeps the channel', async () => {
  const { listen, heard, line } = topicOn()
  const stop = listen()
  await settle()
  line().answer('phx_join')
  stop()
  await vi.advanceTimersByTimeAsync(LINGER_MS / 2)
  listen()
  await vi.advanceTimersByTimeAsync(LINGER_MS * 2)
  line().broadcast('order', {})
  expect(line().count('phx_leave')).toBe(0)
  expect(line().count('phx_join')).toBe(1)
  expect(heard).toEqual(['joined', 'order'])
})

test('a screen that is entered again before its leaving is confirmed joins at once and hears again', async () => {
  const { listen, heard, line } = topicOn()
  const stop = listen()
  await settle()
  line().answer('phx_join')
  stop()
  await vi.advanceTimersByTimeAsync(LINGER_MS)
  expect(line().count('phx_leave')).toBe(1)
  listen()
  await settle()
  expect(line().count('phx_join')).toBe(2)
  line().answer('phx_join')
  // The late reply about the old channel does not end the new one.
  line().answer('phx_leave')
  line().broadcast('order', {})
  expect(heard).toEqual(['joined', 'joined', 'order'])
})

test('a leaving that is never confirmed keeps nobody from joining again', async () => {
  const { listen, heard, line } = topicOn()
  const stop = listen()
  await settle()
  line().answer('phx_join')
  stop()
  await vi.advanceTimersByTimeAsync(LINGER_MS)
  listen()
  await settle()
  line().answer('phx_join')
  await vi.advanceTimersByTimeAsync(11_000)
  line().broadcast('order', {})
  expect(heard).toEqual(['joined', 'joined', 'order'])
})

test('whoever has left by the time the connection is there is not joined', async () => {
  const { listen, line } = topicOn()
  listen()()
  await vi.advanceTimersByTimeAsync(LINGER_MS)
  expect(ScriptedSocket.opened).toHaveLength(0)
  listen()
  await settle()
  expect(line().count('phx_join')).toBe(1)
})

test('a connection that could not be loaded is tried again without a reload, at growing distances', async () => {
  const connect = vi.fn<TopicSource['connect']>(() => Promise.reject(new TypeError('Failed to fetch')))
  const { listen } = topicOn({ connect })
  listen()
  await settle()
  expect(connect).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(connect).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1999)
  expect(connect).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(connect).toHaveBeenCalledTimes(3)
})

test('it joins as soon as the connection can be loaded', async () => {
  const { listen, heard, line } = topicOn(failingOnce())
  listen()
  await vi.advanceTimersByTimeAsync(1000)
  line().answer('phx_join')
  expect(heard).toEqual(['joined'])
})

test('nobody listening any more ends the tries', async () => {
  const connect = vi.fn<TopicSource['connect']>(() => Promise.reject(new TypeError('Failed to fetch')))
  const { listen } = topicOn({ connect })
  const stop = listen()
  await settle()
  stop()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(connect.mock.calls.length).toBeLessThanOrEqual(2)
})

test('a join that the server refuses is asked for again', async () => {
  const { listen, heard, line } = topicOn()
  listen()
  await settle()
  line().answer('phx_join', 'error')
  await vi.advanceTimersByTimeAsync(15_000)
  expect(line().count('phx_join')).toBeGreaterThan(1)
  line().answer('phx_join')
  expect(heard).toEqual(['joined'])
})

test('a channel that the server closes is joined again and catches up', async () => {
  const { listen, heard, line, missed } = topicOn()
  listen()
  await settle()
  line().answer('phx_join')
  line().broadcast('order', { topic_seq: 4 })
  missed.mockResolvedValueOnce([
    { seq: 5, event: 'wallet', payload: { topic_seq: 5 } },
    { seq: 6, event: 'cart', payload: { topic_seq: 6 } },
  ])
  line().closeChannel()
  await vi.advanceTimersByTimeAsync(1000)
  line().answer('phx_join')
  await settle()
  expect(missed).toHaveBeenCalledWith('user:one', 4)
  expect(heard).toEqual(['joined', 'order', 'wallet', 'cart'])
})

test('a topic that gets another name is joined under it, and what came in between is heard', async () => {
  const { listen, heard, line, missed, currentName } = topicOn({}, 'order:7')
  listen()
  await settle()
  line().answer('phx_join')
  line().broadcast('moved', { seq: 2 })
  currentName.mockResolvedValueOnce('order:7:2')
  missed.mockResolvedValueOnce([{ seq: 3, event: 'moved', payload: { seq: 3 } }])
  line().broadcast('renamed', {})
  await settle()
  expect(line().sent.findLast(({ event }) => event === 'phx_join')?.topic).toBe('realtime:order:7:2')
  line().answer('phx_join')
  await settle()
  expect(missed).toHaveBeenCalledWith('order:7', 2)
  line().broadcast('moved', { seq: 4 })
  expect(heard).toEqual(['joined', 'moved', 'moved', 'moved'])
})

test('a name that is refused is asked for, so that a page that was away for its change finds the topic', async () => {
  const { listen, heard, line, currentName } = topicOn({}, 'vendor:7')
  currentName.mockResolvedValueOnce('vendor:7:2')
  listen()
  await settle()
  line().answer('phx_join', 'error')
  await settle()
  expect(line().sent.findLast(({ event }) => event === 'phx_join')?.topic).toBe('realtime:vendor:7:2')
  line().answer('phx_join')
  expect(heard).toEqual(['joined'])
})

test('whoever may not know the name stays outside and hears nothing', async () => {
  const { listen, heard, line, currentName } = topicOn({}, 'order:7')
  currentName.mockRejectedValue(new Error('topic_forbidden'))
  listen()
  await settle()
  line().answer('phx_join')
  line().broadcast('renamed', {})
  line().closeChannel()
  await settle()
  expect(heard).toEqual(['joined'])
})

test('a lost connection asks for no name', async () => {
  const { listen, line, currentName } = topicOn()
  listen()
  await settle()
  line().answer('phx_join')
  line().drop()
  await settle()
  expect(currentName).not.toHaveBeenCalled()
})

test('after a lost line it hears what it missed, in order', async () => {
  const { listen, heard, line, missed } = topicOn({}, 'order:7')
  listen()
  await settle()
  line().answer('phx_join')
  line().broadcast('moved', { seq: 2 })
  missed.mockResolvedValueOnce([{ seq: 3, event: 'moved', payload: { seq: 3 } }])
  line().drop()
  await vi.advanceTimersByTimeAsync(30_000)
  line().answer('phx_join')
  await settle()
  expect(missed).toHaveBeenCalledWith('order:7', 2)
  expect(heard).toEqual(['joined', 'moved', 'moved'])
})

test('when nobody can say what was missed, the listeners look for themselves', async () => {
  const { listen, heard, line, missed } = topicOn()
  listen()
  await settle()
  line().answer('phx_join')
  line().broadcast('order', { topic_seq: 2 })
  missed.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  line().drop()
  await vi.advanceTimersByTimeAsync(30_000)
  line().answer('phx_join')
  await settle()
  expect(heard).toEqual(['joined', 'order', 'rejoined'])
})

/** A source whose first connection fails. */
function failingOnce(): Pick<TopicSource, 'connect'> {
  let tries = 0
  const connection = new RealtimeClient('ws://127.0.0.1:9/realtime/v1', {
    params: { apikey: 'key' },
    accessToken: async () => 'token',
    transport: ScriptedSocket,
  })
  return {
    connect: () => {
      tries += 1
      return tries === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(connection)
    },
  }
}
