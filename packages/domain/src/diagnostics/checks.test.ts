import { describe, expect, test } from 'vitest'
import {
  CHECK_NAMES,
  checkBackend,
  checkDomain,
  checking,
  checkNetwork,
  checkSession,
  checkUi,
} from './checks.ts'

describe('the checks of the diagnostics', () => {
  test('there are five: domain, network, backend, authentication and UI context (Spec §2 Diagnostics)', () => {
    expect(CHECK_NAMES).toEqual(['domain', 'network', 'backend', 'session', 'ui'])
  })

  test('each has name, status, message and details, and begins as checking (Spec §3 Health check item)', () => {
    expect(checking('backend')).toEqual({
      name: 'backend',
      status: 'checking',
      message: undefined,
      details: '',
    })
  })

  test('a host that is not allowed is a warning and no error (Spec §8 Domain Configuration Required)', () => {
    expect(checkDomain('localhost')).toMatchObject({ status: 'success', message: 'domainOk' })
    expect(checkDomain('copy.example')).toEqual({
      name: 'domain',
      status: 'warning',
      message: 'domainRequired',
      details: 'copy.example',
    })
    expect(checkDomain('copy.example', ['copy.example']).status).toBe('success')
  })

  test('the network is there, slow, gone, or does not reach us (Spec §2 Diagnostics)', () => {
    expect(checkNetwork(true, false, 40)).toMatchObject({ status: 'success', details: '40 ms' })
    expect(checkNetwork(true, true, 4000)).toMatchObject({ status: 'warning', message: 'networkSlow' })
    expect(checkNetwork(true, false, undefined)).toMatchObject({
      status: 'error',
      message: 'networkUnreachable',
    })
    expect(checkNetwork(false, false, undefined)).toMatchObject({
      status: 'error',
      message: 'networkOffline',
    })
  })

  test('the backend is fine when database and functions answer, and half of it is a warning (Spec §2 Diagnostics)', () => {
    expect(checkBackend({ database: 30, edge: 12 })).toEqual({
      name: 'backend',
      status: 'success',
      message: 'backendOk',
      details: 'database: 30 ms, edge: 12 ms',
    })
    expect(checkBackend({ database: 30, edge: undefined }).status).toBe('warning')
    expect(checkBackend({ database: undefined, edge: undefined })).toMatchObject({
      status: 'error',
      message: 'backendFailed',
    })
  })

  test('a guest is fine, an expired sign-in is not (Spec §2 Diagnostics)', () => {
    expect(checkSession('guest').status).toBe('success')
    expect(checkSession('signedIn').status).toBe('success')
    expect(checkSession('unknown').status).toBe('warning')
    expect(checkSession('expired').status).toBe('error')
  })

  test('the UI context names what is missing (Spec §2 Diagnostics)', () => {
    expect(checkUi([], '390 × 844').status).toBe('success')
    expect(checkUi(['storage', 'styles'], '390 × 844')).toMatchObject({
      status: 'error',
      details: 'storage, styles',
    })
  })
})
