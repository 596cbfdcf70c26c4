import { createStore, del, get, set, type UseStore } from 'idb-keyval'
import { AppError } from '../errors/app-error.ts'

/** A photo that proves a step: as it was taken, and where it is stored once it was sent. */
type Proof = { readonly photo: Blob } | { readonly path: string }

let opened: UseStore | undefined
/** Opened at its first use: most who are signed in never take a photo without a network. */
const store = (): UseStore => {
  opened ??= createStore('angadi.proofs', 'proofs')
  return opened
}

/** Keeps a photo on this device, through a reload, until its step was answered. @throws where the device cannot keep it */
export async function keepProof(id: string, photo: Blob): Promise<void> {
  await set(id, { photo } satisfies Proof, store())
}

/**
 * Stores a kept photo with the server, once: after a lost answer to its step the path is known.
 *
 * @returns the photo's path
 * @throws AppError picture_missing where this device has lost it, what the server refuses, or a lost network
 */
export async function sendProof(id: string, send: (photo: Blob) => Promise<string>): Promise<string> {
  const proof = await get<Proof>(id, store())
  if (!proof) throw new AppError('picture_missing', 'picture_missing', false)
  if ('path' in proof) return proof.path
  const path = await send(proof.photo)
  await set(id, { path } satisfies Proof, store())
  return path
}

/** Forgets a photo whose step was answered; never throws. */
export async function forgetProof(id: string): Promise<void> {
  await del(id, store()).catch(() => undefined)
}
