/** A WebAssembly library with a heap of its own; addresses and lengths are numbers. */
export class Wasm {
  private readonly instance: WebAssembly.Instance
  private readonly memory: WebAssembly.Memory

  constructor(instance: WebAssembly.Instance) {
    this.instance = instance
    const { memory } = instance.exports
    if (!(memory instanceof WebAssembly.Memory)) throw new Error('the library exports no memory')
    this.memory = memory
  }

  call(name: string, ...args: readonly number[]): number {
    const exported = this.instance.exports[name]
    if (typeof exported !== 'function') throw new Error(`the library has no ${name}`)
    return Number(exported(...args))
  }

  /** Copies bytes onto the heap; whoever asked frees them. */
  put(bytes: Uint8Array): number {
    const at = this.call('malloc', Math.max(bytes.length, 1))
    new Uint8Array(this.memory.buffer).set(bytes, at)
    return at
  }

  bytes(at: number, length: number): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(new Uint8Array(this.memory.buffer, at, length))
  }

  view(at: number, length: number): DataView {
    return new DataView(this.memory.buffer, at, length)
  }

  /** What a function returns that also writes a number to an address given as its last argument. */
  withLength(name: string, ...args: readonly number[]): { readonly result: number; readonly length: number } {
    const at = this.call('malloc', 4)
    const result = this.call(name, ...args, at)
    const length = this.view(at, 4).getUint32(0, true)
    this.call('free', at)
    return { result, length }
  }
}

/** The bytes of a generated module. */
export async function unpacked(base64: string): Promise<Uint8Array<ArrayBuffer>> {
  const packed = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

function nothing(): number {
  return 0
}

/** The library that shapes text. */
async function loadShaper(): Promise<Wasm> {
  const { default: packed } = await import('./generated/harfbuzz.ts')
  let memory: WebAssembly.Memory | undefined
  const { instance } = await WebAssembly.instantiate(await unpacked(packed), {
    env: {
      _abort_js: () => {
        throw new Error('HarfBuzz gave up')
      },
      _emscripten_runtime_keepalive_clear: nothing,
      _setitimer_js: nothing,
      emscripten_resize_heap: (bytes: number) => {
        if (!memory) return 0
        memory.grow(Math.ceil((bytes - memory.buffer.byteLength) / 65_536))
        return 1
      },
    },
    wasi_snapshot_preview1: { proc_exit: nothing },
  })
  if (instance.exports.memory instanceof WebAssembly.Memory) memory = instance.exports.memory
  const wasm = new Wasm(instance)
  wasm.call('__wasm_call_ctors')
  return wasm
}

/** The library that keeps the used glyphs of a font alone. */
async function loadSubsetter(): Promise<Wasm> {
  const { default: packed } = await import('./generated/harfbuzz-subset.ts')
  const { instance } = await WebAssembly.instantiate(await unpacked(packed), {})
  const wasm = new Wasm(instance)
  wasm.call('_initialize')
  return wasm
}

let shaping: Promise<Wasm> | undefined
let subsetting: Promise<Wasm> | undefined

export function shaper(): Promise<Wasm> {
  shaping ??= loadShaper()
  return shaping
}

export function subsetter(): Promise<Wasm> {
  subsetting ??= loadSubsetter()
  return subsetting
}
