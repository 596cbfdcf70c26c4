import { describe, expect, it } from 'vitest'
import { readOptions } from './options.ts'

describe('the command line of npm start', () => {
  it('takes the usual ports, keeps data and listens to this machine only', () => {
    expect(readOptions([], {})).toEqual({
      fresh: false,
      memory: false,
      engine: { kind: 'pglite' },
      data: undefined,
      sharedStorage: undefined,
      build: true,
      rateLimit: true,
      host: '127.0.0.1',
      allowedHosts: [],
      webPort: 3000,
      apiPort: 54_321,
      inboxPort: 54_324,
    })
  })

  it('lets an argument outrank the environment', () => {
    const options = readOptions(['--web-port=4000', '--memory', '--no-build'], {
      ANGADI_WEB_PORT: '5000',
      ANGADI_API_PORT: '6000',
    })
    expect(options).toMatchObject({ webPort: 4000, apiPort: 6000, memory: true, build: false })
  })

  it('runs on a PostgreSQL server of its own, or on one that is there', () => {
    expect(readOptions(['--postgres'], {})).toMatchObject({ engine: { kind: 'server' } })
    const url = 'postgres://angadi@db.example:5432/town'
    expect(readOptions([`--postgres=${url}`], {})).toMatchObject({ engine: { kind: 'url', url } })
    expect(() => readOptions(['--postgres=yes'], {})).toThrow('"yes" is not an address')
    expect(() => readOptions([`--postgres=${url}`, '--fresh'], {})).toThrow('--fresh does not empty')
  })

  it('limits sign-ins unless asked not to', () => {
    expect(readOptions(['--no-rate-limit'], {})).toMatchObject({ rateLimit: false })
  })

  it('answers under more host names where they are named', () => {
    expect(readOptions(['--allowed-hosts=angadi.test, www.angadi.test'], {})).toMatchObject({
      allowedHosts: ['angadi.test', 'www.angadi.test'],
    })
  })

  it('refuses what it does not know', () => {
    expect(() => readOptions(['--web-port=no'], {})).toThrow('"no" is not a port')
    expect(() => readOptions(['--web-port=70000'], {})).toThrow('not a port')
    expect(() => readOptions(['--colour'], {})).toThrow('--colour')
  })

  it('helps', () => {
    expect(readOptions(['--help'], {})).toBe('help')
  })
})
